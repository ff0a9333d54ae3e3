import { styled } from 'styled-components';
import { Spinner } from '../spinner';

const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 1120px;
  padding: var(--space-5) var(--space-6);
  color: var(--teal-700);

  @media (max-width: 720px) {
    padding: var(--space-4);
  }
`;

const Bar = styled.i<{ $width: string; $height: number }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => $height}px;
  border-radius: var(--radius-control);
  background: var(--mist);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 34px;
`;

export type PageSkeletonProps = {
  /** Text for screen readers while loading. */
  label: string;
};

/** The skeleton of a portal page: a heading and two cards. */
export function PageSkeleton({ label }: PageSkeletonProps) {
  return (
    <Box>
      <Head>
        <Bar $width="min(320px, 60%)" $height={30} />
        <Spinner size={22} label={label} />
      </Head>
      <Bar $width="min(480px, 80%)" $height={16} />
      <Bar $width="100%" $height={168} />
      <Bar $width="100%" $height={112} />
    </Box>
  );
}
