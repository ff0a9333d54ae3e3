import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { WrittenPart } from '../../layout/written-section';

export const ABOUT_PARTS: readonly WrittenPart[] = [
  {
    id: 'who',
    title: 'Who we are',
    text: [
      'We are a facilitator, not a hospital. Our case managers answer questions, ask hospitals for opinions and itemised quotes, and look after papers, visa letters, travel and the weeks afterwards. Doctors of the hospitals treat; case managers never advise on medicine.',
      'Our desk is in Chennai, and somebody is at the phone in the [support hours](/support). Every request is taken over by one person, and you see their name in the answer.',
    ],
  },
  {
    id: 'earn',
    title: 'How we earn',
    text: [
      'You pay us nothing for questions, for the free consultation or for quotes. A [video consultation](/services/video-consultation) with a specialist has a fee, from $50, which stands on the doctor’s page before you book.',
      'A partner hospital pays us a service fee when somebody we accompanied has been treated there. The fee is the same share for every partner hospital, so none is named first because it pays more. The hospital’s quote goes to you as the hospital wrote it; we add nothing to it.',
      'We take no money from makers of implants or medicines, from insurers, or for reviews. Lists on this site are ordered by what stands above them, such as name, city or price, and nobody can buy a place.',
    ],
  },
  {
    id: 'checked',
    title: 'How hospitals are chosen and checked',
    text: [
      'Before a hospital is shown:',
      [
        'It holds an accreditation, such as NABH or JCI. Its number and the day it ends are shown on the hospital’s page.',
        'Its doctors give their registration numbers. You can look each up in the register of the medical council.',
        'It agrees to itemised quotes that name what is not included, the surgeon, the implant and the room class.',
        'It agrees to answer a complaint in writing.',
      ],
      'A hospital whose partnership is not active is not shown. What accreditation cannot tell you is how often your operation goes well with your surgeon. Ask for that figure; we pass the question on as you put it.',
    ],
  },
  {
    id: 'promise',
    title: 'What we promise, and how it is measured',
    text: [
      `One thing: a person answers within ${RESPONSE_HOURS} hours. The clock starts when your request is saved and stops when somebody has answered or confirmed a time. It runs at night and on Sundays.`,
      'Every request carries the moment its answer is due. The whole team sees what is late, first in its list. The mail you get at once says by when, in your time zone where we know it.',
      'We do not promise a result, a price before a hospital has quoted it, or a visa.',
    ],
  },
  {
    id: 'limits',
    title: 'When we are not the right choice',
    text: [
      [
        'In an emergency: go to the nearest hospital.',
        'When you are too ill to fly, or the treatment at home is as good and paid for.',
        'When you look for something that Indian law does not allow foreigners, such as commercial surrogacy or an organ from somebody who is not a near relative without the authorisation the law asks for.',
      ],
    ],
  },
];
