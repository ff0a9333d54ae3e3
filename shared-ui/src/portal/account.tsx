import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button';
import { Initials } from '../people';

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-2) 0;
  border-block-start: 1px solid var(--line);
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  font-size: var(--size-14);
  line-height: 19px;

  & > div {
    min-inline-size: 0;
  }
  & > div > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div > b {
    display: block;
    font-weight: 600;
  }
  & > div > p {
    color: var(--stone);
  }
`;

const Note = styled.p`
  font-size: var(--size-14);
  line-height: 18px;
  color: var(--stone);
`;

export type AccountProps = {
  name: string;
  /** Role or duty. */
  detail?: string;
  /** A greeting above the name. */
  greeting?: string;
  /** Label of the entry on a phone: "Account". */
  label: string;
  signOutLabel: string;
  onSignOut: () => void;
  signingOut?: boolean;
};

/** The signed-in user, and sign-out. */
export function Account({
  name,
  detail,
  greeting,
  signOutLabel,
  onSignOut,
  signingOut = false,
  note,
}: AccountProps & { note?: ReactNode }) {
  return (
    <Box data-rail-account>
      <Person>
        <Initials name={name} size={34} />
        <div>
          {greeting === undefined ? null : <p>{greeting}</p>}
          <b title={name}>{name}</b>
          {detail === undefined ? null : <p title={detail}>{detail}</p>}
        </div>
      </Person>
      <Button
        variant="outline"
        size="small"
        onClick={onSignOut}
        busy={signingOut}
        icon={<LogOut size={16} aria-hidden="true" />}
      >
        {signOutLabel}
      </Button>
      {note === undefined ? null : <Note>{note}</Note>}
    </Box>
  );
}
