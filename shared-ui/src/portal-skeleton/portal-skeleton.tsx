import type { ReactNode } from 'react';
import { Brand, Frame, Main, RailBox } from '../portal/portal-boxes';
import { SkipLink } from '../visually-hidden';
import { Wordmark } from '../wordmark';

export type PortalSkeletonProps = {
  /** "Skip to content". */
  skipLabel: string;
  children: ReactNode;
};

/** The place of the portals' frame while what stands in it is on its way: the same grounds, so that nothing moves. */
export function PortalSkeleton({ skipLabel, children }: PortalSkeletonProps) {
  return (
    <Frame>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      <RailBox>
        <Brand>
          <Wordmark as="a" href="/" />
        </Brand>
      </RailBox>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}
