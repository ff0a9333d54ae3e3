import { render } from '@testing-library/react';
import type { StageStatuses } from '@ayana/contracts/journey';
import { journeySteps } from './journey-steps';
import type { components } from '@ayana/contracts/api';

type Overview = components['schemas']['JourneyOverviewDto'];

const NOW = new Date('2026-11-24T10:00:00Z');
const done = (completed_at: string) => ({ status: 'completed', completed_at }) as const;
const overview = (
  current_stage: number,
  stage_statuses: StageStatuses,
  status: 'open' | 'paused' | 'closed' = 'open',
) =>
  ({
    journey: { current_stage, stage_statuses, status },
    completed: [{ number: 1, completed_by: 'Asha Rao' }],
  }) as Overview;
const stepsOf = (of: Overview) => journeySteps(of, NOW, 'UTC');

test('completed stages have their day and who completed them; the next one is where it is now', () => {
  const steps = stepsOf(overview(2, { 1: done('2026-11-10T09:00:00Z'), 2: done('2026-11-12T09:00:00Z') }));
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'current', ...Array(7).fill('upcoming')]);
  const { container } = render(<p>{steps[0]?.note}</p>);
  expect(container.textContent).toBe('Tue 10 NovAsha Rao');
  expect(steps[1]?.note).toBe('Thu 12 Nov');
  expect(steps[2]?.note).toMatch(/A doctor reads your reports/);
});

test('a stage that was passed over is not waited for; a paused journey says so, a closed one has no present stage', () => {
  expect(stepsOf(overview(3, { 1: done('2026-11-10T09:00:00Z'), 3: done('2026-11-12T09:00:00Z') }))[1]?.state).toBe(
    'skipped',
  );
  expect(stepsOf(overview(1, { 1: done('2026-11-10T09:00:00Z') }, 'paused'))[1]?.state).toBe('waiting');
  expect(stepsOf(overview(1, { 1: done('2026-11-10T09:00:00Z') }, 'closed'))[1]?.state).toBe('upcoming');
});
