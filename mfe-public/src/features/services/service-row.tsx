import type { Service } from '@ayana/contracts/services';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SERVICES_MESSAGES } from './messages';
import { usd } from '../../money/usd';
import { SavingBar } from './saving-bar.styles';
import { SERVICE_DRAWINGS } from './service-drawings';

const Row = styled.li`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr) 168px minmax(112px, max-content);
  align-items: center;
  gap: var(--space-4) 24px;
  min-block-size: 92px;
  padding-block: 14px;
  border-block-start: 1px solid var(--line);

  &:last-child {
    border-block-end: 1px solid var(--line);
  }
  @media (max-width: 699px) {
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 6px var(--space-3);
    min-block-size: 0;
  }
  @media (max-width: 319px) {
    grid-template-columns: minmax(0, 1fr);
    & > * {
      grid-area: auto;
      text-align: start;
    }
  }
`;

const Picture = styled.img`
  inline-size: 60px;
  block-size: 60px;
  @media (max-width: 699px) {
    grid-row: 1 / span 2;
    align-self: start;
    inline-size: 44px;
    block-size: 44px;
  }
`;

const Name = styled.div`
  & h3 {
    line-height: 1.2;
    @media (max-width: 359px) {
      font-size: var(--size-21);
    }
  }
  & h3 a {
    color: inherit;
    text-decoration-color: transparent;
  }
  & h3 a:hover {
    color: var(--teal-800);
    text-decoration-color: currentcolor;
  }
  & > a {
    display: inline-block;
    padding-block: 2px;
    font-size: var(--size-16);
  }
  & p {
    color: var(--stone);
    font-size: var(--size-16);
    line-height: 1.4;
  }
  @media (max-width: 699px) {
    & p {
      font-size: var(--size-14);
    }
  }
`;

const Saving = styled.p`
  display: grid;
  gap: 9px;
  color: var(--leaf-700);
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 1.3;

  @media (max-width: 699px) {
    grid-area: 2 / 2 / 3 / -1;
    grid-template-columns: auto minmax(40px, 1fr);
    align-items: center;
  }
`;

const Price = styled.p`
  text-align: end;
  line-height: 1.15;
  font-size: var(--size-16);

  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & b {
    white-space: nowrap;
    font-family: var(--font-heading);
    font-size: var(--size-28);
    font-weight: 400;
    font-variant-numeric: lining-nums;
  }
  @media (max-width: 699px) {
    grid-area: 1 / 3;
    max-inline-size: 6.5em;
    & b {
      font-size: var(--size-24);
    }
  }
`;

/** The price list's department of services without their own page. */
const DEPARTMENT: Partial<Record<Service['id'], string>> = { general: 'preventive' };

function destination({ id, path }: Service): string {
  return path === '/services' ? `/services#${DEPARTMENT[id] ?? id}` : path;
}

/** One service. `action` is below the name, e.g. to book a video consultation. */
export function ServiceRow({ service, action }: { service: Service; action?: ReactNode }) {
  const { id, name, from_usd, save_percent } = service;
  return (
    <Row>
      <Picture src={SERVICE_DRAWINGS[id]} alt="" width={60} height={60} loading="lazy" decoding="async" />
      <Name>
        <h3>
          <Link to={destination(service)}>{name}</Link>
        </h3>
        <p>{SERVICES_MESSAGES.about[id]}</p>
        {action}
      </Name>
      <Saving>
        {save_percent === null ? SERVICES_MESSAGES.support : SERVICES_MESSAGES.save(save_percent)}
        {save_percent === null ? null : <SavingBar $percent={save_percent} aria-hidden="true" />}
      </Saving>
      <Price>
        {from_usd === null ? (
          SERVICES_MESSAGES.included
        ) : (
          <>
            <small>{SERVICES_MESSAGES.from} </small>
            <b>{usd(from_usd)}</b>
          </>
        )}
      </Price>
    </Row>
  );
}
