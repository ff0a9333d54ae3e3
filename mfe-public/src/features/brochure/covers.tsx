import heart from '@ayana/shared-ui/assets/drawings/care-heart.svg';
import joint from '@ayana/shared-ui/assets/drawings/care-joint.svg';
import garden from '@ayana/shared-ui/assets/drawings/care-garden.svg';
import { Drawing } from '@ayana/shared-ui';
import { styled } from 'styled-components';

const COVERS = [
  { src: garden, turn: 7, shift: 118 },
  { src: joint, turn: 1.5, shift: 62 },
  { src: heart, turn: -4, shift: 6 },
] as const;

const Fan = styled.div`
  position: relative;
  inline-size: 300px;
  max-inline-size: 100%;
  block-size: 268px;
  margin-inline: auto;

  /* Clips the corners of the outer sheets. */
  @media (max-width: 339px) {
    scale: 0.9;
  }
`;

/** An A4 sheet with its scene on the line. */
const Sheet = styled.div<{ $turn: number; $shift: number }>`
  position: absolute;
  inset-block-start: 14px;
  inset-inline-start: ${({ $shift }) => $shift}px;
  inline-size: 170px;
  block-size: 240px;
  padding-block-start: 74px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 4px;
  background:
    linear-gradient(var(--marigold-500), var(--marigold-500)) 0 202px / 100% 3px no-repeat,
    linear-gradient(var(--ink), var(--ink)) 0 190px / 100% 1.5px no-repeat,
    linear-gradient(var(--sand), var(--sand)) 0 190px / 100% 50px no-repeat,
    var(--sky);
  box-shadow: var(--shadow-float);
  rotate: ${({ $turn }) => $turn}deg;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 30px;
    inset-inline-start: 16px;
    inline-size: 96px;
    block-size: 26px;
    background:
      linear-gradient(var(--ink), var(--ink)) 0 0 / 100% 6px no-repeat,
      linear-gradient(var(--ink), var(--ink)) 0 12px / 66% 6px no-repeat,
      linear-gradient(var(--stone), var(--stone)) 0 24px / 80% 2px no-repeat;
  }
`;

/** Three covers, fanned out; decorative. */
export function Covers() {
  return (
    <Fan aria-hidden="true">
      {COVERS.map(({ src, turn, shift }) => (
        <Sheet key={src} $turn={turn} $shift={shift}>
          <Drawing src={src} width={166} height={116} alt="" />
        </Sheet>
      ))}
    </Fan>
  );
}
