import { usdRange } from '../../money/usd';
import { anchorOf, byCategory, departmentOf, lowestPrice } from './treatment';
import type { Treatment } from './treatment';

const treatment = (name: string, category: string): Treatment => ({
  id: name,
  name,
  slug: null,
  plain_name: null,
  description: null,
  category,
  department: null,
  india_usd_min: 1,
  india_usd_max: 2,
  us_usd_min: null,
  us_usd_max: null,
  hospital_days: '1',
  total_days_in_india: '2',
  source: null,
});

describe('the price list', () => {
  it('is grouped by department, sorted by name', () => {
    const groups = byCategory([
      treatment('TURP', 'Urology'),
      treatment('LASIK', 'Ophthalmology'),
      treatment('Massage', 'Ayurveda'),
      treatment('PCNL', 'Urology'),
    ]);
    expect(groups.map(({ name, anchor, treatments }) => [name, anchor, treatments.map((each) => each.name)])).toEqual([
      ['Ayurveda', 'ayurveda', ['Massage']],
      ['Eyes', 'ophthalmology', ['LASIK']],
      ['Kidney stones and prostate', 'urology', ['TURP', 'PCNL']],
    ]);
    expect(anchorOf('Ear, nose & throat')).toBe('ear-nose-throat');
  });

  it('names a group’s department, where there is only one', () => {
    const by = (department: Treatment['department']): Treatment => ({ ...treatment('TURP', 'Urology'), department });
    expect(departmentOf([by('Urology'), by('Urology')])).toBe('Urology');
    expect(departmentOf([by('Urology'), by('Oncology')])).toBeNull();
    expect(departmentOf([by(null)])).toBeNull();
    expect(departmentOf([])).toBeNull();
  });

  it('gives a department’s starting price, if known', () => {
    const of = (india_usd_min: number | null): Treatment => ({ ...treatment('TURP', 'Urology'), india_usd_min });
    expect(lowestPrice([of(2000), of(null), of(900)])).toBe(900);
    expect(lowestPrice([of(null)])).toBeNull();
  });

  it('shows a range, one amount, or that it is unknown', () => {
    expect(usdRange(4500, 8000)).toBe('$4,500 to $8,000');
    expect(usdRange(28200, 28200)).toBe('$28,200');
    expect(usdRange(6700, null)).toBe('$6,700');
    expect(usdRange(null, null)).toBeNull();
  });
});
