import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { WAYS_TO_START_MESSAGES as TEXTS } from './messages';

const Band = styled(Content)`
  padding-block-start: var(--space-7);

  & h2 {
    font-size: var(--size-24);
  }
`;

const Ways = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-4);

  & > li {
    position: relative;
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--white);
    font-size: var(--size-16);
    line-height: 1.4;
  }
  & > li:hover {
    border-color: var(--control-line);
  }
  & a {
    color: var(--teal-700);
    font-family: var(--font-heading);
    font-size: var(--size-21);
    text-decoration: none;
  }
  & li:hover a {
    text-decoration: underline;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & p {
    color: var(--stone);
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
`;

/** Links to start by treatment, hospital, doctor, city or cost. */
export function WaysToStart() {
  return (
    <Band as="section" aria-labelledby="ways-in">
      <h2 id="ways-in">{TEXTS.heading}</h2>
      <Ways>
        {TEXTS.ways.map(([name, path, text]) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <p>{text}</p>
          </li>
        ))}
      </Ways>
    </Band>
  );
}
