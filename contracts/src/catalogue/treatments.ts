export const COMPLEXITY_LEVELS = ['low', 'medium', 'high'] as const;
export type ComplexityLevel = (typeof COMPLEXITY_LEVELS)[number];
