import { colours, contrast } from '@ayana/shared-ui/tokens';
import { styled } from 'styled-components';

import { COLOUR_USES, SPACES, STYLE_MESSAGES as TEXTS, TYPE_SIZES } from './messages';
import { Chapter } from './specimen';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--space-3) var(--space-5);

  & li {
    display: flex;
    gap: var(--space-3);
    font-size: var(--size-14);
    line-height: 1.4;
  }
  & i {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
  }
  & b {
    display: block;
    font-size: var(--size-16);
  }
`;

/** Every colour with value, use, and contrast. */
export function Colours() {
  return (
    <Chapter id="colour" title={TEXTS.sections.colour}>
      <Swatches>
        {COLOUR_USES.map(([name, use, ground]) => (
          <li key={name}>
            <i style={{ background: `var(--${name})` }} />
            <span>
              <b>{name}</b>
              {colours[name]}, {use}
              {ground ? (
                <>
                  <br />
                  {TEXTS.contrast(contrast(colours[name], colours[ground]).toFixed(1), ground)}
                </>
              ) : null}
            </span>
          </li>
        ))}
      </Swatches>
    </Chapter>
  );
}

const Sizes = styled.ul`
  display: grid;
  gap: var(--space-3);

  & li {
    display: grid;
    grid-template-columns: 3em minmax(0, 1fr);
    align-items: baseline;
    gap: var(--space-3);
    line-height: 1.2;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** The scale, headings in Newsreader and text in Source Sans 3. */
export function Type() {
  return (
    <Chapter id="type" title={TEXTS.sections.type}>
      <Sizes>
        {TYPE_SIZES.map((size) => (
          <li key={size}>
            <small>{size}</small>
            <span
              style={{
                fontSize: `var(--size-${size})`,
                fontFamily: size > 18 ? 'var(--font-heading)' : 'var(--font-text)',
              }}
            >
              {TEXTS.sample}
            </span>
          </li>
        ))}
      </Sizes>
    </Chapter>
  );
}

const Bars = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-4);

  & li {
    color: var(--stone);
    font-size: var(--size-14);
    text-align: center;
  }
  & i {
    display: block;
    margin-inline: auto;
    background: var(--sea-3);
  }
`;

/** The steps of the grid. */
export function Spaces() {
  return (
    <Chapter id="space" title={TEXTS.sections.space}>
      <Bars>
        {SPACES.map((space, index) => (
          <li key={space}>
            <i style={{ inlineSize: `var(--space-${index + 1})`, blockSize: `var(--space-${index + 1})` }} />
            {space}
          </li>
        ))}
      </Bars>
    </Chapter>
  );
}
