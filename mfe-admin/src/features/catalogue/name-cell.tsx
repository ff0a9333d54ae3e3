import { styled } from 'styled-components';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;

  & > img {
    flex: none;
    inline-size: 40px;
    block-size: 50px;
    border-radius: 8px;
    object-fit: cover;
  }
  & > span {
    min-inline-size: 0;
  }
  & small {
    display: block;
  }
`;

interface NameCellProps {
  name: string;
  /** A second line, in small. */
  below?: string | null;
  /** The address of a drawing. */
  picture?: string;
}

/** The first cell of a row. */
export function NameCell({ name, below, picture }: NameCellProps) {
  return (
    <Line>
      {picture === undefined ? null : <img src={picture} alt="" width={40} height={50} loading="lazy" />}
      <span>
        <span dir="auto">{name}</span>
        {below ? <small dir="auto">{below}</small> : null}
      </span>
    </Line>
  );
}
