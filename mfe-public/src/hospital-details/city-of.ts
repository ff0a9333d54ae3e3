/** `Chennai, India` -> `Chennai`. */
export const cityOf = ({ location }: { location: string }): string => location.split(',')[0] ?? location;
