import journey from '@ayana/shared-ui/assets/drawings/login-journey.svg';
import { loginFrame, loginLabels } from '@ayana/shared-ui/drawings/login-labels';
import { styled } from 'styled-components';
import { LOGIN_MESSAGES } from '../messages';

const WIDE = '(min-width: 1000px)';

const Words = styled.div`
  display: none;
  position: relative;
  gap: var(--space-3);
  max-inline-size: 620px;

  & > p:first-child {
    font-family: var(--font-heading);
    font-size: var(--size-58);
    font-weight: 500;
    line-height: 1.07;
    letter-spacing: -0.012em;
    text-wrap: balance;

    /* In a low window the words would overlap the drawing. */
    @media (max-height: 820px) {
      font-size: var(--size-40);
    }
  }
  @media ${WIDE} {
    display: grid;
  }
`;

/** Fills the column from its lower edge; labels keep their places over the drawing. */
const Drawing = styled.div`
  display: none;

  @media ${WIDE} {
    position: absolute;
    z-index: -1;
    inset-block-end: 0;
    inset-inline-start: 50%;
    translate: -50% 0;
    display: block;
    inline-size: max(100%, calc(100vh * ${loginFrame.width} / ${loginFrame.height}));
    aspect-ratio: ${loginFrame.width} / ${loginFrame.height};
  }
  &:dir(rtl) {
    translate: 50% 0;
  }
  & > img {
    inline-size: 100%;
  }
`;

const Label = styled.span<{ $anchor: 'start' | 'middle' | 'end' }>`
  position: absolute;
  translate: ${({ $anchor }) => ({ start: '0', middle: '-50%', end: '-100%' })[$anchor]} -50%;
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
`;

/** The ten stages drawn over the sea, beside the form on wide screens. The words above say what it shows. */
export function Scene() {
  return (
    <>
      <Drawing aria-hidden="true">
        <img src={journey} width={loginFrame.width} height={loginFrame.height} alt="" loading="lazy" />
        {loginLabels.map(({ anchor, text, x, y }) => (
          <Label
            key={`${text} ${x}`}
            $anchor={anchor}
            style={{ left: `${(x / loginFrame.width) * 100}%`, top: `${(y / loginFrame.height) * 100}%` }}
          >
            {text}
          </Label>
        ))}
      </Drawing>
      <Words>
        <p>{LOGIN_MESSAGES.look_aside}</p>
        <p>{LOGIN_MESSAGES.look_aside_text}</p>
      </Words>
    </>
  );
}
