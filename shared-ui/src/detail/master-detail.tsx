import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../tabs';

/** From this width there is room for a detail beside the rail and the list. */
const BESIDE = '(min-width: 1240px)';

const Panes = styled.div<{ $open: boolean; $wide: boolean }>`
  display: grid;
  align-items: start;
  gap: var(--space-6);

  & > * {
    min-inline-size: 0;
  }
  @media ${BESIDE} {
    grid-template-columns: ${({ $open, $wide }) =>
      $open ? ($wide ? '396px minmax(0, 1fr)' : 'minmax(0, 1fr) 392px') : 'minmax(0, 1fr)'};
  }
  @media not all and ${BESIDE} {
    & > :first-child {
      display: ${({ $open }) => ($open ? 'none' : 'grid')};
    }
  }
`;

const Master = styled.div`
  display: grid;
  gap: var(--space-4);

  & > * {
    min-inline-size: 0;
  }
`;

const Detail = styled.section`
  display: grid;
  gap: var(--space-4);
  align-content: start;

  @media ${BESIDE} {
    position: sticky;
    inset-block-start: var(--space-4);
    max-block-size: calc(100dvh - 2 * var(--space-4));
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);
    overflow-y: auto;
  }
  & > a:first-child {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: var(--space-1);
    min-block-size: 36px;
    font-weight: 600;
  }
  & > a:first-child > svg {
    [dir='rtl'] & {
      scale: -1 1;
    }
  }
`;

export interface MasterDetailProps {
  /** The list. */
  children: ReactNode;
  /** What is open; null where nothing is. */
  detail: ReactNode;
  /** "All people": leads back to the list. */
  backLabel: string;
  backHref: string;
  LinkComponent?: LinkComponent;
  /** What is open needs more room than the list, as a document does. */
  wideDetail?: boolean;
}

/** A list and what is open of it side by side; on narrow screens only one of them. */
export function MasterDetail({
  children,
  detail,
  backLabel,
  backHref,
  LinkComponent: Anchor = 'a',
  wideDetail = false,
}: MasterDetailProps) {
  const isOpen = detail !== null;
  return (
    <Panes $open={isOpen} $wide={wideDetail}>
      <Master>{children}</Master>
      {isOpen ? (
        <Detail>
          <Anchor href={backHref}>
            <ArrowLeft size={18} aria-hidden="true" />
            {backLabel}
          </Anchor>
          {detail}
        </Detail>
      ) : null}
    </Panes>
  );
}
