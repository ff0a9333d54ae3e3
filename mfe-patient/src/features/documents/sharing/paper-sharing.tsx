import { type CaseDocument, grantsFor, type RecordGrants } from '@ayana/case-kit/papers';
import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { WaitingList } from '@ayana/shared-ui/portal-page';
import { useId, useState } from 'react';
import { Hint, Stack } from '../documents.styles';
import EndDialog from './end-dialog';
import { type GrantGroup, grantGroups, possibleReaders } from './grant-groups';
import { endText } from './grant-words';
import { messages } from './messages';
import { ShareForm } from './share-form';

const { paper: words } = messages;

export interface PaperSharingProps {
  journeyId: string;
  paper: CaseDocument;
  grants: RecordGrants;
  now: Date;
  zone: string;
  reread: () => void;
}

/** Who may read one paper, until when; given and ended here. */
export function PaperSharing({ journeyId, paper, grants, now, zone, reread }: PaperSharingProps) {
  const heading = useId();
  const [ending, setEnding] = useState<GrantGroup | null>(null);
  const readers = grantsFor(grants, paper);
  const recipients = possibleReaders(grants, paper.kind, readers);
  const groups = grantGroups(readers);
  return (
    <Stack as="section" aria-labelledby={heading}>
      <h3 id={heading}>{words.title}</h3>
      {groups.length === 0 ? <Hint>{paper.shareable ? words.only : words.never}</Hint> : null}
      <WaitingList
        items={groups.map((group) => ({
          id: group.id,
          title: <bdi>{group.name}</bdi>,
          text: [
            ...(group.work === null ? [] : [ASSIGNMENT_KIND_NAMES[group.work]]),
            endText(group.ends_at, now, zone),
          ].join(', '),
          end: (
            <Button
              variant="outline"
              size="small"
              aria-label={messages.endOf(group.name)}
              onClick={() => setEnding(group)}
            >
              {messages.end}
            </Button>
          ),
        }))}
      />
      {paper.shareable && recipients.length > 0 ? (
        <ShareForm journeyId={journeyId} paper={paper} recipients={recipients} now={now} onDone={reread} />
      ) : null}
      {paper.shareable && recipients.length === 0 ? (
        <Hint>{groups.length === 0 ? words.nobody : words.everyone}</Hint>
      ) : null}
      {ending === null ? null : (
        <EndDialog
          name={ending.name}
          grants={ending.grants}
          onClose={() => setEnding(null)}
          onDone={() => {
            setEnding(null);
            reread();
          }}
        />
      )}
    </Stack>
  );
}
