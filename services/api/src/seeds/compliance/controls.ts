import { COMPLIANCE_FRAMEWORKS, type ComplianceFramework } from '@ayana/contracts/operations';
import { yamlFacts } from '../facts.js';

interface DemoControl {
  title: string;
  text: string;
  meets: readonly (readonly [ComplianceFramework, string])[];
  evidence: readonly { title: string; note?: string; web_address?: string; ends: number | null }[];
}

export const DEMO_CONTROLS = yamlFacts<readonly DemoControl[]>('compliance-controls.yaml', (controls) => {
  for (const [index, { meets }] of controls.entries())
    for (const [framework] of meets)
      if (!COMPLIANCE_FRAMEWORKS.includes(framework))
        return { path: [index, 'meets'], reason: `${framework} is none of ${COMPLIANCE_FRAMEWORKS.join(', ')}` };
  return undefined;
});
