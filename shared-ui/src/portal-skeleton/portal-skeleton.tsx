import { localHref } from '@ayana/contracts/language';
import type { ReactNode } from 'react';
import { Brand, Frame, Main, RailBox } from '../portal/portal-frame.styles';
import { SkipLink } from '../visually-hidden';
import { Wordmark } from '../wordmark';

export type PortalSkeletonProps = {
  /** "Skip to content". */
  skipLabel: string;
  children: ReactNode;
};

/** The skeleton of the portals' frame: the same areas, so that nothing moves when it loads. */
export function PortalSkeleton({ skipLabel, children }: PortalSkeletonProps) {
  return (
    <Frame>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      <RailBox>
        <Brand>
          <Wordmark as="a" href={localHref('/')} />
        </Brand>
      </RailBox>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}
