import { SkipLink } from '@ayana/shared-ui/visually-hidden';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages';
import { TopNavigation } from './navigation/top-navigation';

const Main = styled.main`
  display: block;
  min-block-size: 60vh;

  &:focus {
    outline: none;
  }
`;

/** The usual frame: skip link, top navigation, one main region. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">{messages.skip}</SkipLink>
      <TopNavigation />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}
