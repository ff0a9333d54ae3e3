import { CircleUserRound, Menu } from 'lucide-react';
import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { LinkComponent } from '../tabs';
import { Account, type AccountProps } from './account';
import { RailItem, type PortalItem } from './rail-item';
import { type PortalGroup, RailGroup } from './rail-group';
import { VisuallyHidden } from '../visually-hidden';
import { NARROW } from './widths';

/** Entries in the bar beside its last one: five labels fit a phone of 320 px, one less beside Chat and Call. */
const FITS = 4;
/** Up to this width the words are smaller beside Chat and Call: "Documents" fits. */
const BESIDE = '(max-width: 480px)';
/** In a window as narrow as a phone's at 200 % the entries are icons. */
const TINY = '(max-width: 300px)';

const Bar = styled.nav`
  display: none;

  @media ${NARROW} {
    position: fixed;
    z-index: 40;
    inset-block-end: var(--note-bar, 0px);
    inset-inline: 0;
    display: flex;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--line);
    background: var(--white);
  }
`;

const entry = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-block-size: 63px;
  min-inline-size: 0;
  padding-inline: 2px;
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 18px;
  color: var(--stone);
  text-decoration: none;
  cursor: pointer;
  list-style: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Anchor = styled.a`
  ${entry}
  flex: 1 1 0;

  &[aria-current] {
    color: var(--teal-800);
    box-shadow: inset 0 2px 0 var(--teal-700);
  }
`;

const Word = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${BESIDE} {
    [data-contact] & {
      font-size: 12px;
    }
  }
  @media ${TINY} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;

/** Chat and Call, beside the entries and not above them. */
const Contact = styled.div`
  flex: 0 0 auto;
  align-self: center;
  inline-size: clamp(88px, 24vw, 190px);
  block-size: min(52px, 8dvh);
  padding-inline: 4px;

  & > * {
    block-size: 100%;
  }
  & a {
    flex-direction: column;
    gap: 2px;
    padding-inline: 2px;
    font-size: var(--size-14);
    line-height: 16px;
  }
  @media (min-width: 600px) {
    & a {
      flex-direction: row;
      gap: var(--space-2);
    }
  }
`;

const Badge = styled.span<{ $late: boolean }>`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-start: calc(50% + 6px);
  padding: 0 7px;
  border-radius: var(--radius-full);
  background: ${({ $late }) => ($late ? 'var(--coral-600)' : 'var(--teal-700)')};
  color: var(--white);
  font-size: 12px;
  line-height: 17px;
  white-space: nowrap;
`;

const More = styled.details`
  flex: 1 1 0;
  min-inline-size: 0;

  & > summary {
    ${entry}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary,
  &[data-current] > summary {
    color: var(--teal-800);
  }
  &[data-current] > summary {
    box-shadow: inset 0 2px 0 var(--teal-700);
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-end: calc(100% + 1px);
  inset-inline: 0;
  display: grid;
  gap: var(--space-2);
  max-block-size: calc(100dvh - 80px);
  padding: var(--space-3) var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--line);
  background: var(--white);
  box-shadow: var(--shadow-float);
  overflow-y: auto;

  & a {
    min-block-size: 48px;
  }
`;

export type BottomBarProps = {
  label: string;
  /** Label of the last entry where it has more than the account. */
  moreLabel: string;
  groups: readonly PortalGroup[];
  profile?: PortalItem | undefined;
  account: AccountProps;
  note?: ReactNode;
  /** Chat and call. */
  contact?: ReactNode;
  LinkComponent: LinkComponent;
};

/** The portal's navigation on a phone; the last entry opens a menu with the other entries, the profile and the account. */
export function BottomBar({
  label,
  moreLabel,
  groups,
  profile,
  account,
  note,
  contact,
  LinkComponent,
}: BottomBarProps) {
  const more = useRef<HTMLDetailsElement>(null);
  const close = (): void => more.current?.removeAttribute('open');
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    close();
    more.current?.querySelector('summary')?.focus();
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a') !== null) close();
  };
  const fits = contact == null ? FITS : FITS - 1;
  const place = ({ bar = Number.POSITIVE_INFINITY }: PortalItem): number => bar;
  const entries = groups
    .flatMap((group) => group.entries)
    .toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
  const first = entries.slice(0, fits);
  const beyond = entries.slice(fits);
  const rest = groups.map((group) => ({ ...group, entries: group.entries.filter((one) => !first.includes(one)) }));
  const folded = [...beyond, ...(profile === undefined ? [] : [profile])];
  const Icon = beyond.length > 0 ? Menu : CircleUserRound;
  return (
    <Bar aria-label={label} data-contact={contact == null ? undefined : ''}>
      {first.map((item) => (
        <Anchor
          key={item.id}
          as={LinkComponent}
          href={item.href}
          aria-current={item.current === true ? 'page' : undefined}
        >
          {item.icon}
          <Word>{item.label}</Word>
          {item.late === undefined && item.count === undefined ? null : (
            <Badge $late={item.late !== undefined}>
              {item.late ?? item.count}
              {item.late === undefined && item.countLabel !== undefined ? (
                <VisuallyHidden> {item.countLabel}</VisuallyHidden>
              ) : null}
            </Badge>
          )}
        </Anchor>
      ))}
      <More
        data-screen-only
        ref={more}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        data-current={folded.some(({ current }) => current === true) ? '' : undefined}
      >
        <summary>
          <Icon size={22} aria-hidden="true" />
          <Word>{beyond.length > 0 ? moreLabel : account.label}</Word>
        </summary>
        <Panel onClick={onClick}>
          {rest.map((group) => (
            <RailGroup key={group.id} group={group} LinkComponent={LinkComponent} />
          ))}
          {profile === undefined ? null : <RailItem entry={profile} LinkComponent={LinkComponent} />}
          <Account {...account} note={note} />
        </Panel>
      </More>
      {contact == null ? null : <Contact>{contact}</Contact>}
    </Bar>
  );
}
