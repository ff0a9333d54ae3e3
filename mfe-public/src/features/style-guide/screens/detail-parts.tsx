import { Button, Chip, Composer, StatusChip } from '@ayana/shared-ui';
import { Breadcrumbs, DetailHead, MasterDetail } from '@ayana/shared-ui/detail';
import { Money } from '@ayana/shared-ui/money';
import { Facts } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import { type Task, TaskList } from '@ayana/shared-ui/tasks';
import { InternalMark, Thread } from '@ayana/shared-ui/thread';
import { DateText } from '@ayana/shared-ui/time';
import { Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { Pair, Row, Specimen } from '../specimen';

const NOW = new Date('2026-11-22T08:00:00Z');
const MODES = [
  { id: 'public', label: 'Comment' },
  { id: 'internal', label: 'Internal note', note: true },
] as const;

function Head({ title, above }: { title: string; above?: ReactNode }) {
  return (
    <DetailHead
      level={3}
      above={above}
      title={title}
      state={
        <>
          <Chip tone="teal">In progress</Chip>
          <StatusChip tone="marigold" icon={<Clock size={14} />}>
            Due today
          </StatusChip>
        </>
      }
      meta={<span>Asked by Sample Person</span>}
      actions={<Button>Resolve</Button>}
    />
  );
}

function Tasks({ children }: { children?: ReactNode }) {
  const [tasks, setTasks] = useState<readonly Task[]>([
    { id: '1', title: 'Call the ward', done: true },
    { id: '2', title: 'Book the room with a view of the garden', done: false, note: '1 d late', late: true },
  ]);
  return (
    <>
      <TaskList
        label="Sample tasks"
        tasks={tasks}
        empty="No tasks."
        onDone={(id, done) => setTasks(tasks.map((task) => (task.id === id ? { ...task, done } : task)))}
        onAdd={(title) => setTasks([...tasks, { id: String(tasks.length + 1), title, done: false }])}
      />
      {children}
    </>
  );
}

function Writing() {
  const [mode, setMode] = useState<'public' | 'internal'>('public');
  const [text, setText] = useState('');
  return (
    <Thread
      title="Timeline"
      empty="Nothing was written yet."
      items={[
        { id: '1', kind: 'event', title: 'Sample Person asked', when: 'Fri 09:10', body: 'For two people, please.' },
        {
          id: '2',
          kind: 'note',
          title: (
            <>
              Ishani Verghese <InternalMark>Internal</InternalMark>
            </>
          ),
          when: 'Fri 09:40',
          body: 'The driver speaks Arabic.',
        },
      ]}
    >
      <Composer
        modes={MODES}
        mode={mode}
        onMode={setMode}
        label="What to write"
        value={text}
        onChange={setText}
        onSend={() => setText('')}
        action={
          <Button size="small" type="submit">
            Send
          </Button>
        }
      />
    </Thread>
  );
}

export function DetailParts() {
  return (
    <>
      <Specimen name="DetailHead, Breadcrumbs: usual, long words, right to left">
        <Head
          title="Interpreter for Arabic on Monday morning"
          above={<Breadcrumbs places={[{ label: 'Service requests', href: '#screens' }]} current="SR-000123" />}
        />
        <Head title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" />
        <div dir="rtl">
          <Head title="مترجم للعربية صباح الإثنين" />
        </div>
      </Specimen>
      <Specimen name="MasterDetail: beside each other, one of them on a phone">
        <MasterDetail detail={<p>The request that is open.</p>} backLabel="All requests" backHref="#screens">
          <p>The list of requests.</p>
        </MasterDetail>
      </Specimen>
      <Specimen name="Stat">
        <StatRow>
          <Stat label="Open" value="128" note="12 late" late href="#screens" />
          <Stat label="Unassigned" value="9" />
          <Stat label="Solved the first time" value="87 %" note="of 214, last 30 days" />
        </StatRow>
      </Specimen>
      <Pair>
        <Specimen name="Facts, Money, DateText">
          <Facts
            facts={[
              ['Cost', <Money key="cost" amount={4500} />],
              ['Changed', <DateText key="changed" at="2026-11-22T07:20:00Z" now={NOW} />],
              ['Opened', <DateText key="opened" at="2026-10-02T07:20:00Z" now={NOW} />],
            ]}
          />
        </Specimen>
        <Specimen name="TaskList">
          <Tasks />
        </Specimen>
      </Pair>
      <Pair>
        <Specimen name="Thread: comments and internal notes">
          <Writing />
        </Specimen>
        <Specimen name="Thread: nothing yet">
          <Thread title="An empty timeline" empty="Nothing was written yet." items={[]} />
          <Row />
        </Specimen>
      </Pair>
    </>
  );
}
