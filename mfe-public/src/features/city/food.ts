/** The local food by city slug, else by state. */
const BY_CITY: Readonly<Record<string, string>> = {
  delhi:
    'Flat bread, lentils, vegetables, kebabs and rice dishes. Delhi has the widest choice of food from abroad, with Afghan and Middle Eastern places among it.',
  mumbai: 'Flat bread, rice, lentils and fish from the sea. Food from most countries is easy to find.',
  amritsar:
    'Wheat bread, lentils, and dishes with butter and milk. The kitchen of the Golden Temple gives a free meal without meat to anyone.',
};

const NORTH = 'Flat bread, lentils, vegetables and rice dishes. Food with and without meat is easy to find.';
const BY_STATE: Readonly<Record<string, string>> = {
  'Tamil Nadu':
    'Rice, and dosa and idli made of rice and lentils. Many places serve no meat; fish and chicken are easy to find.',
  Haryana: NORTH,
  'Uttar Pradesh': NORTH,
  Maharashtra: 'Flat bread, rice, lentils and vegetables. Food with and without meat is easy to find.',
  Karnataka:
    'Rice, and dosa and idli made of rice and lentils. Many places serve no meat; food from abroad is easy to find.',
  Telangana: 'Rice dishes with meat, biryani above all. Halal food is easy to find. It can be hot: ask for mild food.',
  'West Bengal': 'Rice and fish, close to what people eat in Bangladesh. Sweets made of milk.',
  Kerala: 'Rice, fish and coconut. Chicken, beef and halal food are easy to find.',
  Gujarat:
    'Flat bread, lentils and vegetables, often a little sweet. Many places serve no meat. Alcohol is not sold without a permit.',
  Chandigarh: 'Wheat bread, lentils, and dishes with butter and milk. Chicken is easy to find.',
  Punjab: 'Wheat bread, lentils, and dishes with butter and milk.',
  'Andhra Pradesh': 'Rice with curries, and fish from the sea. It can be very hot: ask for mild food.',
  Goa: 'Rice, fish and coconut. Meat of every kind and food from abroad are easy to find.',
  Rajasthan: 'Wheat bread, lentils and dishes with milk. Many places serve no meat.',
};

/** Null for a city newer than this release. */
export const foodOf = ({ slug, state }: { slug: string; state: string }): string | null =>
  BY_CITY[slug] ?? BY_STATE[state] ?? null;
