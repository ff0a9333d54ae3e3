/** Numbers to call in India, from any phone and without a prefix: everything, and an ambulance in most states. */
export const EMERGENCY_NUMBERS = { any: '112', ambulance: '108' } as const;
