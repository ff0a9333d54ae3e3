import { JOURNEY_STAGES } from '@ayana/contracts/journey';
import type { JourneyStep } from '@ayana/contracts/journey';
import { Stepper } from '@ayana/shared-ui';
import type { StepperStep } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { JOURNEY_MESSAGES as TEXTS } from './messages';

const Band = styled.div`
  border-block-end: 1px solid var(--line);
  background: var(--white);

  & > div {
    padding-block: var(--space-5);
  }
  & p {
    margin-block-end: var(--space-4);
    color: var(--stone);
    font-size: var(--size-16);
  }
`;

/** Ten steps need a wide screen; a phone shows only those of this page. */
const Wide = styled.div`
  @media (max-width: 1039px) {
    display: none;
  }
`;
const Narrow = styled.div`
  @media (min-width: 1040px) {
    display: none;
  }
`;

/** The ten stages on a line, those of this page marked. */
export function StageLine({ step }: { step: JourneyStep }) {
  const own = JOURNEY_STAGES.filter((stage) => stage.step === step).map(({ number }) => number);
  const [first = 1] = own;
  const steps: StepperStep[] = JOURNEY_STAGES.map(({ number, label, step: of }) => ({
    id: String(number),
    label,
    state: of === step ? 'current' : number < first ? 'done' : 'upcoming',
  }));
  return (
    <Band>
      <Content>
        <p>{TEXTS.line_note(own.length, own[0] ?? 0, own.at(-1) ?? 0)}</p>
        <Wide>
          <Stepper layout="horizontal" steps={steps} label={TEXTS.line} stateWords={TEXTS.states} />
        </Wide>
        <Narrow>
          <Stepper
            steps={steps.filter(({ state }) => state === 'current')}
            first={first}
            label={TEXTS.line}
            layout="vertical"
            stateWords={TEXTS.states}
          />
        </Narrow>
      </Content>
    </Band>
  );
}
