import dark from '@ayana/shared-ui/assets/drawings/ayana-mark-light.svg';
import light from '@ayana/shared-ui/assets/drawings/ayana-mark.svg';
import { BRAND } from '@ayana/contracts/brand';
import { mailHref } from '@ayana/contracts/links';
import { Button, Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Sidebar, Card, Columns } from '../../page-layout/columns.styles';
import { FactRows } from '../../articles/fact-rows';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import { Prose } from '../../articles/prose.styles';
import { longDate } from '../../time/long-date';
import { PRESS_MESSAGES as TEXTS } from './messages';
import { RELEASES } from './releases';

const Release = styled.article`
  & > time {
    color: var(--stone);
    font-size: var(--size-16);
  }
  && h3 {
    margin-block: 2px var(--space-2);
  }
  & p {
    max-inline-size: var(--measure);
  }
  & p + p {
    margin-block-start: var(--space-2);
  }
  & + & {
    margin-block-start: var(--space-6);
  }
`;

const Note = styled.p`
  color: var(--stone);
  font-size: var(--size-16);
`;

const Ground = styled.div<{ $dark?: boolean }>`
  display: grid;
  place-items: center;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: ${({ $dark }) => ($dark ? 'var(--teal-900)' : 'var(--paper)')};

  & img {
    inline-size: 112px;
  }
`;

const pressHref = mailHref(BRAND.email, { subject: 'Press' });

/** Fact sheet, releases, contact and logo. */
export function PressPage() {
  return (
    <>
      <PageHead
        title={TEXTS.title}
        lead={TEXTS.lead}
        ground="dawn"
        actions={
          <Button as="a" href={pressHref} size="large">
            {TEXTS.write}
          </Button>
        }
      />
      <Columns>
        <Prose>
          <section aria-labelledby="releases">
            <h2 id="releases">{TEXTS.releases_title}</h2>
            {RELEASES.map(({ date, title, text }) => (
              <Release key={date}>
                <time dateTime={date}>{longDate(date)}</time>
                <h3>{title}</h3>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Release>
            ))}
          </section>
          <section aria-labelledby="facts">
            <h2 id="facts">{TEXTS.facts_title}</h2>
            <FactRows facts={TEXTS.facts} />
            <Note>{TEXTS.facts_note}</Note>
          </section>
        </Prose>
        <Sidebar>
          <Card aria-labelledby="contact">
            <h2 id="contact">{TEXTS.contact_title}</h2>
            <p>{TEXTS.contact}</p>
            <p>
              <TextLink href={pressHref}>{BRAND.email}</TextLink>
              <br />
              <TextLink href={BRAND.phone_href}>{BRAND.phone}</TextLink>
            </p>
            <p>{TEXTS.patients}</p>
          </Card>
          <Card aria-labelledby="logo">
            <h2 id="logo">{TEXTS.logo_title}</h2>
            <Ground>
              <img src={light} width={112} height={64} alt={TEXTS.logo_alt} />
            </Ground>
            <TextLink href={light} download="ayana-mark.svg">
              {TEXTS.logo_light}
            </TextLink>
            <Ground $dark>
              <img src={dark} width={112} height={64} alt="" />
            </Ground>
            <TextLink href={dark} download="ayana-mark-light.svg">
              {TEXTS.logo_dark}
            </TextLink>
            <p>{TEXTS.logo}</p>
          </Card>
        </Sidebar>
      </Columns>
      <NextStep id="next" {...TEXTS.next}>
        <Button as={Link} to="/about" size="large">
          {TEXTS.about}
        </Button>
        <TextLink as={Link} to="/services">
          {TEXTS.prices}
        </TextLink>
      </NextStep>
    </>
  );
}
