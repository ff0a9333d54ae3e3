import type { Id } from '../shapes/index.ts';

export interface GuideQuestion {
  question: string;
  answer: string;
}

export interface GuideHospital {
  id: Id;
  hospital_name: string;
}

export interface RelatedTreatment {
  slug: string;
  name: string;
}
