import { JOURNEY_STAGES, JOURNEY_STEPS } from '@ayana/contracts/journey';

import portal from '../../../portal.json';
import { CONSULTATION } from './consultation';
import { PLANNING } from './planning';
import { RECOVERY } from './recovery';
import { STAGE_FACTS } from './stage-facts';
import { TRAVEL } from './travel';
import { TREATMENT } from './treatment';

const paths = portal.routes.map(({ path }) => path);
const PARTS = [CONSULTATION, PLANNING, TRAVEL, TREATMENT, RECOVERY];

describe('the parts of the journey', () => {
  it('are the five of the specification, in its order, each with a page', () => {
    expect(PARTS.map(({ step }) => step)).toEqual(JOURNEY_STEPS);
    for (const { step } of PARTS) expect(paths).toContain(`/treatment-journey/${step}`);
  });

  it('explain each of the ten stages once, on its page', () => {
    const explained = PARTS.flatMap(({ step, stages }) => stages.map(({ number }) => [number, step]));
    expect(explained).toEqual(JOURNEY_STAGES.map(({ number, step }) => [number, step]));
  });

  it('say who acts in each stage, how long it takes and which papers it needs', () => {
    expect(Object.keys(STAGE_FACTS)).toEqual(JOURNEY_STAGES.map(({ number }) => String(number)));
    for (const { stages } of PARTS)
      for (const { text, papers } of stages) {
        expect(text.length).toBeGreaterThan(0);
        expect(papers.length).toBeGreaterThan(0);
      }
  });

  it('have a summary, risks, preparation and sources', () => {
    for (const { extra, wrong, at_home, sources, next_link } of PARTS) {
      for (const list of [extra, wrong, at_home, sources]) expect(list.length).toBeGreaterThanOrEqual(3);
      if (next_link) expect(paths).toContain(next_link.to);
      for (const { href } of sources) expect(href).toMatch(/^https:\/\//);
    }
  });
});
