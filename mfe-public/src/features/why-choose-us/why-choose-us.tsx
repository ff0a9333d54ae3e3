import twoScreens from '@ayana/shared-ui/assets/drawings/two-screens.svg';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { WHY_MESSAGES } from './messages';

const Band = styled.section`
  /* A long place name beside the drawing must not make a mirrored page scroll. */
  overflow-x: clip;
  padding-block: var(--space-8);
  background: var(--teal-900);
  color: var(--teal-100);

  @media (min-width: 900px) {
    padding-block: var(--space-9);
  }
  & h2 {
    color: var(--white);
  }
  & :focus-visible {
    outline-color: var(--white);
  }
`;

const Columns = styled(Content)`
  display: grid;
  align-items: center;
  gap: var(--space-7);

  @media (min-width: 1040px) {
    grid-template-columns: 480px 600px;
    gap: 80px;
  }
`;

const Picture = styled.div`
  @media (max-width: 1039px) {
    order: 2;
    max-inline-size: 480px;
  }
`;

const Rows = styled.dl`
  margin-block-start: var(--space-6);
  border-block-end: 1px solid color-mix(in srgb, var(--teal-100) 24%, transparent);

  & > div {
    display: grid;
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-4);
    border-block-start: 1px solid color-mix(in srgb, var(--teal-100) 24%, transparent);
  }
  & dt {
    font-family: var(--font-heading);
    font-size: var(--size-21);
    line-height: 1.3;
    color: var(--sea-3);
  }
  & dd {
    font-size: var(--size-16);
  }
  & b {
    font-weight: 600;
    color: var(--white);
  }
  @media (min-width: 600px) {
    & > div {
      grid-template-columns: 200px minmax(0, 1fr);
      padding-block: var(--space-5);
    }
  }
`;

/** "Why choose us": five complaints, and what we do instead. */
export function WhyChooseUs() {
  return (
    <Band aria-labelledby="why-heading">
      <Columns>
        <Picture>
          <TwoScreens />
        </Picture>
        <div>
          <h2 id="why-heading">{WHY_MESSAGES.heading}</h2>
          <Rows>
            {WHY_MESSAGES.rows.map(({ complaint, strong, rest }) => (
              <div key={complaint}>
                <dt>{complaint}</dt>
                <dd>
                  <b>{strong}</b> {rest}
                </dd>
              </div>
            ))}
          </Rows>
        </div>
      </Columns>
    </Band>
  );
}

/** A patient and a doctor with their local times. */
function TwoScreens() {
  return (
    // The labels belong to the drawing, which is not mirrored.
    <Screens dir="ltr">
      <img src={twoScreens} alt="" width={480} height={420} loading="lazy" decoding="async" />
      <figcaption>
        <span>{WHY_MESSAGES.near}</span>
        <span>{WHY_MESSAGES.far}</span>
      </figcaption>
    </Screens>
  );
}

const Screens = styled.figure`
  position: relative;

  & span {
    position: absolute;
    translate: -50% -50%;
    padding: 4px 12px;
    border-radius: var(--radius-full);
    background: var(--white);
    color: var(--ink);
    font-size: var(--size-14);
    font-weight: 600;
    white-space: nowrap;
  }
  & span:first-child {
    inset-block-start: 80%;
    inset-inline-start: 19%;
  }
  & span:last-child {
    inset-block-start: 58.5%;
    inset-inline-start: 69%;
  }
`;
