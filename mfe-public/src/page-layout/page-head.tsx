import { Drawing, Picture } from '@ayana/shared-ui';
import type { DrawingProps, PictureSource } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Content, Lead } from './page-layout.styles';
import { Breadcrumbs } from './breadcrumbs';
import type { Crumb } from './breadcrumbs';

type Ground = 'sky' | 'dawn' | 'mist';

/** A band with the road and the journey line at the bottom, below the drawing. */
const Band = styled.header<{ $ground: Ground; $drawn: boolean }>`
  border-block-end: 1px solid var(--line);
  background:
    linear-gradient(var(--marigold-500), var(--marigold-500)) 0 calc(100% - 12px) / 100% 4.5px no-repeat,
    linear-gradient(var(--ink), var(--ink)) 0 calc(100% - 28px) / 100% 2px no-repeat,
    linear-gradient(var(--sand), var(--sand)) 0 100% / 100% 28px no-repeat,
    ${({ $ground }) => `var(--${$ground})`};

  & > div {
    display: grid;
    /* At 200 % text size a long word wraps instead of widening the page. */
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    padding-block: var(--space-6) calc(28px + ${({ $drawn }) => ($drawn ? '0px' : 'var(--space-6)')});
  }
  & figure {
    align-self: end;
    justify-self: center;
    inline-size: min(100%, 400px);
  }
  @media print {
    background: none;

    & figure {
      display: none;
    }
  }
  @media (min-width: 900px) {
    & > div {
      grid-template-columns: ${({ $drawn }) => ($drawn ? 'minmax(0, 1fr) 400px' : 'minmax(0, 820px)')};
      gap: var(--space-7);
    }
  }
`;

/** A band with a full-width picture instead of the road. */
const SceneBand = styled.header<{ $ground: Ground }>`
  border-block-end: 1px solid var(--line);
  background: var(--${({ $ground }) => $ground});

  & > div {
    padding-block: var(--space-6);
  }
  & img {
    block-size: clamp(156px, 30vw, 576px);
    object-fit: cover;
    object-position: 50% 88%;
    mask-image: linear-gradient(transparent, #000 30%);
  }
  @media print {
    & picture {
      display: none;
    }
  }
`;

const Words = styled.div`
  & h1 {
    margin-block-start: var(--space-3);
    font-size: var(--size-40);
  }
  @media (min-width: 900px) {
    padding-block-end: var(--space-6);

    & h1 {
      font-size: clamp(var(--size-40), 4.2vw, 52px);
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  margin-block-start: var(--space-5);
`;

interface PageHeadProps {
  title: string;
  lead: ReactNode;
  crumbs?: readonly Crumb[];
  /** Aligned to the line with its lower edge; empty `alt` where the text says the same. */
  drawing?: Pick<DrawingProps, 'src' | 'width' | 'height' | 'alt'>;
  /** A wide picture below the text instead of a drawing beside it. */
  scene?: PictureSource;
  /** Actions: one button, and a link or two. */
  actions?: ReactNode;
  /** Below the lead: reviewer and date. */
  note?: ReactNode;
  ground?: Ground;
}

/** The head of a public page: breadcrumbs, title, lead, and one drawing. */
export function PageHead({ title, lead, crumbs, drawing, scene, actions, note, ground = 'sky' }: PageHeadProps) {
  const words = (
    <Words>
      {crumbs ? <Breadcrumbs crumbs={crumbs} /> : null}
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {note}
      {actions ? <Actions>{actions}</Actions> : null}
    </Words>
  );
  if (scene !== undefined) {
    return (
      <SceneBand $ground={ground}>
        <Content>{words}</Content>
        <Picture source={scene} alt="" sizes="100vw" eager />
      </SceneBand>
    );
  }
  return (
    <Band $ground={ground} $drawn={drawing !== undefined}>
      <Content>
        {words}
        {drawing ? <Drawing {...drawing} eager /> : null}
      </Content>
    </Band>
  );
}
