import { JOURNEY_STAGES, JOURNEY_STEPS } from '@ayana/contracts/journey';
import type { JourneyStep } from '@ayana/contracts/journey';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { JOURNEY_MESSAGES as TEXTS } from './messages';
import { STEP_NAMES } from './step-names';

const HEIGHT = 150;
/** Height of each stop in the drawing: level at home, up over the sea, down to India, and home. */
const LEVELS = [30, 46, 40, 54, 62, 128, 66, 52, 62, 30] as const;
const STEP = 100;

const point = (index: number): readonly [x: number, y: number] => [(index + 0.5) * STEP, HEIGHT - (LEVELS[index] ?? 0)];

/** A smooth line through all stops and slightly beyond, horizontal at each stop. */
function linePath(): string {
  const [[firstX, firstY]] = [point(0)];
  const curves = LEVELS.slice(1).map((_, index) => {
    const [fromX, fromY] = point(index);
    const [toX, toY] = point(index + 1);
    const half = (toX - fromX) / 2;
    return `C${fromX + half} ${fromY} ${toX - half} ${toY} ${toX} ${toY}`;
  });
  return `M${firstX} ${firstY}${curves.join('')}`;
}

const Band = styled.div`
  border-block-end: 1px solid var(--line);
  background: var(--white);

  & > div {
    padding-block: var(--space-6);
  }
`;

const Places = styled.div`
  display: none;

  @media (min-width: 1040px) {
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
    color: var(--stone);
    font-size: var(--size-14);
    text-align: center;

    & > span {
      padding-block-end: 4px;
      margin-inline: 6px;
      border-block-end: 1px dashed var(--control-line);
    }
  }
`;

const Frame = styled.div`
  position: relative;

  & > svg {
    display: none;
  }
  @media (min-width: 1040px) {
    padding-block-start: ${HEIGHT}px;

    & > svg {
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
      display: block;
      inline-size: 100%;
      block-size: ${HEIGHT}px;
      overflow: visible;
    }
  }
  [dir='rtl'] & > svg {
    scale: -1 1;
  }
`;

const Parts = styled.ol`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 1040px) {
    grid-template-columns: repeat(10, minmax(0, 1fr));
    gap: 0;
  }
`;

const Part = styled.li<{ $stages: number }>`
  & > p {
    font-family: var(--font-heading);
    font-size: var(--size-21);
  }
  @media (min-width: 1040px) {
    grid-column: span ${({ $stages }) => $stages};
    display: flex;
    flex-direction: column-reverse;

    & > ol {
      flex: 1;
    }
    & > p {
      margin: var(--space-4) 6px 0;
      padding-block-start: var(--space-2);
      border-block-start: 2px solid var(--marigold-500);
      font-family: var(--font-text);
      font-size: var(--size-16);
      text-align: center;
    }
  }
`;

const Stages = styled.ol`
  font-size: var(--size-16);

  @media (max-width: 1039px) {
    margin-block-start: var(--space-3);
  }
  @media (min-width: 1040px) {
    display: flex;
  }
`;

const Stage = styled.li<{ $level: number }>`
  position: relative;
  line-height: 1.3;

  & > i {
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 30px;
    block-size: 30px;
    border: 4.5px solid var(--marigold-500);
    border-radius: 50%;
    background: var(--white);
    font-size: var(--size-14);
    font-style: normal;
    font-weight: 600;
  }
  @media (max-width: 1039px) {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding-block: 6px;

    & > i {
      position: relative;
      flex: none;
    }
    /* The line continues between the parts, below their names. */
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 12.75px;
      inline-size: 4.5px;
      background: var(--marigold-500);
    }
  }
  @media (min-width: 1040px) {
    flex: 1 1 0;
    padding: var(--space-2) 6px 0;
    text-align: center;

    & > i {
      position: absolute;
      inset-block-start: ${({ $level }) => -$level}px;
      inset-inline-start: 50%;
      translate: -50% -50%;
    }
    [dir='rtl'] & > i {
      translate: 50% -50%;
    }
  }
`;

const stagesOf = (step: JourneyStep) => JOURNEY_STAGES.filter((stage) => stage.step === step);

/** All ten stages on one line; the five parts link to their pages. */
export function JourneyOverviewLine() {
  const { home, air, india, back } = TEXTS.overview.places;
  return (
    <Band>
      <Content>
        <Places aria-hidden="true">
          <span style={{ gridColumn: 'span 5' }}>{home}</span>
          <span>{air}</span>
          <span style={{ gridColumn: 'span 3' }}>{india}</span>
          <span>{back}</span>
        </Places>
        <Frame>
          <svg viewBox={`0 0 ${STEP * LEVELS.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <path
              d={linePath()}
              fill="none"
              stroke="var(--marigold-500)"
              strokeWidth="4.5"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <Parts aria-label={TEXTS.line}>
            {JOURNEY_STEPS.map((step) => (
              <Part key={step} $stages={stagesOf(step).length}>
                <p>
                  <TextLink as={Link} to={`/treatment-journey/${step}`}>
                    {STEP_NAMES[step]}
                  </TextLink>
                </p>
                <Stages>
                  {stagesOf(step).map(({ number, label }) => (
                    <Stage key={number} $level={LEVELS[number - 1] ?? 0}>
                      <i>{number}</i>
                      {label}
                    </Stage>
                  ))}
                </Stages>
              </Part>
            ))}
          </Parts>
        </Frame>
      </Content>
    </Band>
  );
}
