import { defineMessages } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { ArticlePart } from '../../articles/article-section';

export const ABOUT_PARTS: readonly ArticlePart[] = defineMessages('mfe-public/about/article', [
  {
    id: 'who',
    title: 'Who we are',
    text: [
      'We are a facilitator, not a hospital. Our case managers answer questions, ask hospitals for opinions and itemised quotes, and help with papers, visa letters, travel and the weeks afterwards. The hospitals’ doctors treat you. Case managers never give medical advice.',
      'Our office is in Chennai. You can call us in the [support hours](/support). One person looks after your request, and you see their name in the answer.',
    ],
  },
  {
    id: 'earn',
    title: 'How we earn',
    text: [
      'You pay us nothing for questions, for the free consultation or for quotes. A [video consultation](/services/video-consultation) with a specialist has a fee, from $50. You see it on the doctor’s page before you book.',
      'A partner hospital pays us a service fee after it has treated a person we helped. The fee is the same share for every partner hospital, so we never name one first because it pays more. We send you the hospital’s quote as the hospital wrote it and add nothing to it.',
      'We take no money from makers of implants or medicines, from insurers, or for reviews. Each list on this site says how it is sorted, such as by name, city or price. No one can buy a place.',
    ],
  },
  {
    id: 'checked',
    title: 'How hospitals are chosen and checked',
    text: [
      'Before we show a hospital:',
      [
        'It has an accreditation, such as NABH or JCI. You see the number and the end date on the hospital’s page.',
        'Its doctors give their registration numbers. You can look each up in the register of the medical council.',
        'It agrees to give itemised quotes that name the surgeon, the implant, the room class and what is not included.',
        'It agrees to answer a complaint in writing.',
      ],
      'We do not show a hospital whose partnership is not active. Accreditation cannot tell you how often your operation goes well with your surgeon. Ask for that figure. We pass on your question in your own words.',
    ],
  },
  {
    id: 'promise',
    title: 'What we promise, and how we measure it',
    text: [
      `We promise one thing: a person answers within ${RESPONSE_HOURS} hours. The time starts when we save your request and stops when a person answers or confirms a time. Nights and Sundays count too.`,
      'Every request shows when its answer is due. Late requests come first in the list that the whole team sees. We email you at once and tell you by when we will answer, in your time zone if we know it.',
      'We do not promise a result, a price before a hospital has quoted it, or a visa.',
    ],
  },
  {
    id: 'limits',
    title: 'When we are not the right choice',
    text: [
      [
        'If it is an emergency. Go to the nearest hospital.',
        'If you are too ill to fly, or if treatment at home is as good and paid for.',
        'If you want something that Indian law does not allow foreigners, such as commercial surrogacy, or an organ from a donor who is not a near relative without the authorisation that the law requires.',
      ],
    ],
  },
]);
