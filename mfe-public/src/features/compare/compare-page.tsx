import { portraitSrc } from '@ayana/contracts/catalogue';
import { Button, EmptyState, Notice, QuietLine } from '@ayana/shared-ui';
import { useHour12 } from '@ayana/shared-ui/time';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { frontSrc } from '../../catalogue/front-picture';
import { comparePath, MOST_COMPARED } from '../../compare/choice';
import { keepChoice, useKeptChoice } from '../../compare/kept-choice';
import type { ComparedKind } from '../../compare/choice';
import { HOSPITAL_FRAME } from '../../hospital-details/hospital-drawings';
import { Content, Lead } from '../../page-layout/page-layout.styles';
import { NextStep } from '../../page-layout/next-step';
import { CompareTable } from './compare-table';
import type { ComparedHead } from './compare-table';
import { CopyAddress } from './copy-address';
import { doctorRows } from './doctor-rows';
import type { ComparedDoctor } from './doctor-rows';
import { hospitalRows } from './hospital-rows';
import type { ComparedHospital } from './hospital-rows';
import type { Compared } from './load-compared';
import { COMPARE_MESSAGES as TEXTS } from './messages';

const Box = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-8);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-start;
  gap: var(--space-3);
`;

const Note = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

const PORTRAIT = { width: 160, height: 200 } as const;

/** The link that removes an item. */
type Leave = (id: string) => Pick<ComparedHead, 'without' | 'remove'>;

interface ComparePageProps extends Compared {
  ask: ReactNode;
}

/** Up to three hospitals or doctors side by side; the choice is in the URL and stored in the browser. */
export function ComparePage({ hospitals, doctors, ids, ask }: ComparePageProps) {
  const kind: ComparedKind = doctors.length > 0 ? 'doctors' : 'hospitals';
  const count = hospitals.length + doctors.length;
  const leave: Leave = (id) => {
    const left = ids.filter((each) => each !== id);
    return { without: comparePath(kind, left), remove: () => keepChoice(kind, left) };
  };
  useChoiceOfBrowser(kind, ids, count);
  const hour12 = useHour12();
  return (
    <>
      <Box>
        <div>
          <h1>{TEXTS.heading(kind, count)}</h1>
          <Lead>{TEXTS.lead}</Lead>
        </div>
        {count < ids.length ? <Notice>{TEXTS.missing}</Notice> : null}
        {count === 0 ? (
          <Nothing />
        ) : (
          <>
            <Actions>
              {count >= MOST_COMPARED ? null : (
                <Button as={Link} to={`/${kind}`} variant="tonal">
                  {TEXTS.add[kind]}
                </Button>
              )}
              <CopyAddress />
            </Actions>
            <CompareTable
              caption={TEXTS.caption(kind)}
              heads={kind === 'doctors' ? doctorHeads(doctors, leave) : hospitalHeads(hospitals, leave)}
              rows={kind === 'doctors' ? doctorRows(doctors, hour12) : hospitalRows(hospitals)}
            />
            <Note>
              {kind === 'hospitals' ? `${TEXTS.prices_note} ` : ''}
              {TEXTS.sample}
            </Note>
          </>
        )}
      </Box>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
      </NextStep>
    </>
  );
}

/** Stores the choice of the URL; without one, navigates to the stored choice. */
function useChoiceOfBrowser(kind: ComparedKind, ids: readonly string[], count: number): void {
  const navigate = useNavigate();
  const hospitals = useKeptChoice('hospitals');
  const doctors = useKeptChoice('doctors');
  const named = ids.join();
  useEffect(() => {
    if (named !== '' && count > 0) keepChoice(kind, named.split(','));
  }, [kind, named, count]);
  const before =
    hospitals !== null && hospitals.length > 0
      ? comparePath('hospitals', hospitals)
      : comparePath('doctors', doctors ?? []);
  useEffect(() => {
    if (named === '' && before !== '/compare') void navigate(before, { replace: true });
  }, [named, before, navigate]);
}

function Nothing() {
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={TEXTS.empty_title}
      text={TEXTS.empty_text}
      action={
        <Actions>
          <Button as={Link} to="/hospitals">
            {TEXTS.hospitals}
          </Button>
          <Button as={Link} to="/doctors" variant="outline">
            {TEXTS.doctors}
          </Button>
        </Actions>
      }
    />
  );
}

const hospitalHeads = (hospitals: readonly ComparedHospital[], leave: Leave): ComparedHead[] =>
  hospitals.map((hospital) => ({
    id: hospital.id,
    name: hospital.hospital_name,
    path: `/hospital/${hospital.id}`,
    picture: frontSrc(hospital),
    frame: HOSPITAL_FRAME,
    onward: {
      label: TEXTS.its_doctors,
      of: TEXTS.its_doctors_of(hospital.hospital_name),
      path: `/doctors?hospital_id=${hospital.id}`,
    },
    ...leave(hospital.id),
  }));

const doctorHeads = (doctors: readonly ComparedDoctor[], leave: Leave): ComparedHead[] =>
  doctors.map(({ id, full_name, portrait }) => ({
    id,
    name: full_name,
    path: `/doctors/${id}`,
    picture: portraitSrc(portrait),
    frame: PORTRAIT,
    onward: { label: TEXTS.book, of: TEXTS.book_with(full_name), path: `/doctors/${id}#book` },
    ...leave(id),
  }));
