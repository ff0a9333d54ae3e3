import { styled } from 'styled-components';

export const Trigger = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-control);
  color: var(--ink);

  &:hover,
  &[data-popup-open] {
    background: var(--teal-100);
  }
`;

export const Popup = styled.div`
  inline-size: min(360px, 100vw - 32px);
  max-block-size: min(70vh, 560px);
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  box-shadow: var(--shadow-float);

  &:focus {
    outline: none;
  }
`;

export const Entry = styled.a`
  display: grid;
  gap: 2px;
  padding: var(--space-3);
  border-radius: var(--radius-control);
  color: var(--ink);
  font-size: var(--size-16);
  line-height: 1.4;
  text-decoration: none;

  &[data-highlighted] {
    background: var(--teal-100);
    color: var(--ink);
  }
  &[data-unread='true'] > strong::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 6px;
    border-radius: 50%;
    background: var(--teal-700);
  }
  & > time {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Quiet = styled.p`
  padding: var(--space-4);
  color: var(--stone);
  font-size: var(--size-16);
`;

export const All = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: var(--space-3);
  border-block-start: 1px solid var(--line);
  color: var(--teal-700);
  font-size: var(--size-16);
  font-weight: 600;

  &[data-highlighted] {
    background: var(--teal-100);
  }
`;
