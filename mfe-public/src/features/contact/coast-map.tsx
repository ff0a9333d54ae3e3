import coast from '@ayana/shared-ui/assets/drawings/india-coast.svg';
import { cityPoints, indiaCoastFrame as FRAME } from '@ayana/shared-ui/drawings/city-points';
import { styled } from 'styled-components';

import { CONTACT_MESSAGES } from './messages';

/** On a desktop as high as the form; on a phone only the south, where the line arrives. */
const Box = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--sea-1);
  min-block-size: 420px;

  @media (max-width: 899px) {
    block-size: 108vw;
    max-block-size: 620px;
  }
`;

/** The drawing's square, which covers the box; the names are positioned in per cent. A map is never mirrored: it has `dir="ltr"`. */
const Sheet = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 50%;
  translate: -50% 0;
  inline-size: max(100%, 720px);
  aspect-ratio: ${FRAME.width} / ${FRAME.height};
  font-size: var(--size-14);
  line-height: 1.2;

  & img {
    inline-size: 100%;
    block-size: 100%;
  }
  @media (max-width: 899px) {
    inline-size: max(130%, 540px);
    inset-inline-start: 46%;
    inset-block-end: -4%;
  }
`;

const Name = styled.span<{ $side: 'start' | 'end'; $chosen: boolean }>`
  position: absolute;
  translate: ${({ $side }) => ($side === 'start' ? '12px' : 'calc(-100% - 12px)')} -50%;
  white-space: nowrap;
  font-weight: ${({ $chosen }) => ($chosen ? 600 : 400)};

  ${({ $chosen }) =>
    $chosen &&
    `
    padding: 6px 12px;
    border-radius: var(--radius-control);
    background: var(--white);
    font-family: var(--font-heading);
    font-size: var(--size-18);
    z-index: 1;
  `}
`;

const Ring = styled.span`
  position: absolute;
  inline-size: 22px;
  block-size: 22px;
  translate: -50% -50%;
  border: 4px solid var(--marigold-500);
  border-radius: 50%;
  background: var(--white);
`;

const percent = (value: number, of: number): string => `${((100 * value) / of).toFixed(2)}%`;

/** The coast of India, with the line to the city chosen in the form. Decorative. */
export function CoastMap({ chosen }: { chosen: string }) {
  const mark = chosen === '' ? 'Chennai' : chosen;
  return (
    <Box>
      <Sheet dir="ltr">
        <img
          src={coast}
          alt={CONTACT_MESSAGES.map}
          width={FRAME.width}
          height={FRAME.height}
          loading="lazy"
          decoding="async"
        />
        <div aria-hidden="true">
          {Object.entries(cityPoints).map(([city, { x, y, anchor, major }]) => {
            if (!major && city !== mark) return null;
            const style = { left: percent(x, FRAME.width), top: percent(y, FRAME.height) };
            return (
              <span key={city}>
                {city === mark ? <Ring style={style} /> : null}
                <Name $side={anchor} $chosen={city === mark} style={style}>
                  {city}
                </Name>
              </span>
            );
          })}
        </div>
      </Sheet>
    </Box>
  );
}
