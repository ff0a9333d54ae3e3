import { Rows as SharedRows } from '@ayana/case-kit/account';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { styled } from 'styled-components';

/** As wide as the portals' pages; centred without a rail. */
export const Page = styled(PortalPage)<{ $alone: boolean }>`
  inline-size: 100%;
  ${({ $alone }) => ($alone ? 'margin-inline: auto;' : '')}
`;

/** As the portals' cards. */
export const Card = styled.section`
  padding: var(--space-4) var(--space-5) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & > h2 {
    font-size: var(--size-21);
  }
  & > h2 + p {
    margin-block-start: var(--space-1);
    color: var(--stone);
    /* A long e-mail address would make the card wider than a narrow phone. */
    overflow-wrap: anywhere;
  }
  & > form {
    margin-block: var(--space-4) 0;
  }
  & > form > button {
    justify-self: start;
  }
  @media (max-width: 720px) {
    padding: var(--space-4);
  }
`;

export const Rows = styled(SharedRows)`
  margin-block-start: var(--space-4);
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-4);

  & dt {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

export const Under = styled.div`
  margin-block-start: var(--space-4);
`;

export const GoesAndStays = styled.div`
  display: grid;
  gap: var(--space-4);

  & h3 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  & li {
    margin-inline-start: var(--space-4);
    list-style: disc;
  }
`;
