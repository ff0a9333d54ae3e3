import type { Speciality } from './speciality';

const READ = 'November 2026';

/** Bones, joints and the spine. */
export const ORTHOPEDIC: Speciality = {
  path: '/services/orthopedic',
  title: 'Joint and spine surgery in India',
  lead: 'Hips, knees, shoulders, ligaments and the spine: who gains from an operation and who does not, what it costs, and how many weeks to plan.',
  service: 'orthopedic',
  categories: ['Orthopaedics', 'Spine'],
  departments: ['Orthopedics', 'Spine'],
  procedures: {
    'Total knee replacement':
      'The worn surfaces of the knee are replaced by metal and plastic. Walking with a frame begins within a day or two.',
    'Total hip replacement (one side)':
      'Ball and socket of one hip are replaced. Most people walk with a stick after a few weeks.',
    'Bilateral hip replacement':
      'Both hips, in one operation or days apart. One journey instead of two, and a harder first week.',
    'Shoulder replacement':
      'The worn joint is replaced to take the pain away. Reaching above the head returns only in part.',
    'ACL reconstruction':
      'A torn ligament inside the knee is rebuilt from a tendon, through small cuts. Sport comes back after six to twelve months.',
    'Spinal fusion':
      'Vertebrae that slip or press on nerves are joined by screws and bone. For leg pain and weakness; for back pain alone it seldom helps.',
    Microdiscectomy:
      'The piece of a disc that presses on a nerve is taken out through a small cut. For sciatica that stayed.',
    'Scoliosis correction':
      'A curved spine is straightened and held by rods, while the nerves are watched during the operation.',
  },
  what: [
    'Orthopaedic surgery repairs or replaces what wears out or breaks: the joints, the ligaments, the spine. Most of it can be planned, which makes it the treatment people travel for most easily, and also the one most often done too early.',
    'A worn knee on an X-ray is not a reason to operate. Pain that wakes you, stairs you can no longer climb and exercises that were honestly tried are. In England the guideline says plainly that nobody should be refused for age or weight alone, and that the decision is made together with the patient.',
  ],
  helps: [
    'hip, knee or shoulder hurts at night and on short walks, and months of exercises, tablets or injections have not changed it;',
    'a ligament is torn and the knee gives way;',
    'a nerve in the back is pressed: pain or weakness down the leg that has lasted more than six weeks and fits the MRI;',
    'a child’s spine curves more at every visit.',
  ],
  not_for: [
    'the back hurts, but no nerve is pressed: NICE advises against a fusion for low back pain alone outside of a study;',
    'exercises, weight and tablets have not been tried for a few months;',
    'there is an infection anywhere, a tooth included: it could move into the new joint and has to heal first;',
    'nobody at home can do physiotherapy with you: half of the result is made there.',
  ],
  urgent:
    'legs go weak, the area of the saddle goes numb, or you can no longer hold or pass water: the nerves at the end of the spinal cord may be pressed, and hours count. A hot swollen joint with fever, or a broken hip, also goes to the nearest hospital.',
  send: [
    ['X-rays', 'Standing, from the front and the side, not older than six months; for hips the whole pelvis.'],
    ['MRI', 'For the spine, a ligament or a shoulder: the pictures, not only the report.'],
    ['A short film', 'Ten seconds of you walking and one stair, taken by phone. It tells a surgeon more than a page.'],
    ['What was tried', 'Exercises, injections, tablets, and for how long.'],
    ['Blood tests', 'Sugar (HbA1c), blood count, kidneys. A high sugar is brought down before, not after.'],
    ['Implants you have', 'Make and model from the earlier operation, if there was one.'],
  ],
  days: [
    'A hip or a knee means five to seven days in hospital and about three weeks in India: you walk on the first or second day, climb stairs before you leave, and stay near the hospital for physiotherapy until stitches are out. Both hips take about four weeks. A ligament or a disc takes two weeks or less.',
    'A flight home is long to sit with a new joint, and the NHS names hips and knees as the operations with the higher risk of a clot in the leg afterwards. The surgeon says when you may fly and what you take against clots; an aisle seat with room for the leg is part of the plan.',
  ],
  course: [
    {
      title: 'The first call',
      when: 'Day 0',
      text: 'You ask. A person answers within 24 hours and says which pictures are missing.',
    },
    {
      title: 'The opinion',
      when: 'about a week',
      text: 'A surgeon sees the films and watches you walk on video. They may tell you to wait.',
    },
    {
      title: 'The quotes',
      when: 'about a week',
      text: 'At least two hospitals: surgeon by name, implant by maker and model, number of physiotherapy sessions, what is left out.',
    },
    {
      title: 'Getting ready',
      when: 'while the visa is made',
      text: 'Teeth checked, sugar brought down, the exercises for afterwards learned before.',
    },
    {
      title: 'The operation',
      when: '1 to 9 days in hospital',
      text: 'Standing up on the first or second day with a physiotherapist. Pain is treated so that you can move.',
    },
    {
      title: 'Near the hospital',
      when: '1 to 3 weeks',
      text: 'Physiotherapy, wound, blood thinner. A room without stairs, with a high chair and a rail.',
    },
    {
      title: 'At home',
      when: 'after 3, 7, 30 and 90 days',
      text: 'We ask how you walk. Your physiotherapist gets the plan; an X-ray goes to the surgeon after some months.',
    },
  ],
  risks: [
    [
      'Infection',
      'Seldom, and serious: it can mean taking the new joint out again. Ask for the hospital’s own figure within a year.',
    ],
    [
      'Clots',
      'In the leg or the lung. Moving early, stockings and medicines lower the risk; NICE has a guideline on it.',
    ],
    [
      'Loosening, dislocation',
      'A hip can jump out in the first weeks; a joint can loosen after years and need a second operation.',
    ],
    [
      'Stiffness, lasting pain',
      'Some people are not happy with a new knee. Those with much pain and little movement before gain most.',
    ],
    [
      'Nerves',
      'At the spine: weakness or numbness, seldom for good. Ask whether nerves are watched during the operation.',
    ],
    ['Anaesthesia', 'Heart and lungs are examined first. A spinal anaesthetic is often possible; ask.'],
  ],
  quality: [
    'Write down the implant: maker, model, size and lot number stand on stickers, and one set belongs into your papers. Without them a surgeon at home works blind. Whether a model has proved itself can be looked up: ODEP rates hips, knees and shoulders by how many last ten years and more, and the National Joint Registry of the UK publishes results by model.',
    'Ask how many of this operation the surgeon did last year, how many joints were infected, and how many were done again within a year. Who operates often has fewer of both.',
    'India’s price authority NPPA has put a ceiling on the prices of knee implants. The bill should list the implant as a line of its own.',
    'JCI and NABH inspect a hospital’s processes and have a number and an end date; they say little about one surgeon. The WHO’s surgical safety checklist exists so that the right side is operated on: you will be marked with a pen while awake, and that is good.',
  ],
  questions: [
    {
      id: 'q-both',
      question: 'Both knees or hips at once?',
      answer:
        'It saves a journey and an anaesthetic, and makes the first week harder and the strain on heart and lungs greater. A surgeon decides after the tests, not before. Ask for both plans and both prices.',
    },
    {
      id: 'q-last',
      question: 'How long does a new knee last?',
      answer:
        'Often 20 years and more, says the NHS. Younger and heavier people wear it out sooner. That is why the model and its record matter more than its price.',
    },
    {
      id: 'q-robot',
      question: 'Is a robot better?',
      answer:
        'It helps to place the implant exactly. Whether people walk better years later is not settled. A surgeon who operates often without one is a better choice than a robot that is used seldom.',
    },
    {
      id: 'q-weight',
      question: 'I am heavy. Will I be refused?',
      answer:
        'Not for weight alone, by the English guideline. But infection and wound problems are more frequent, so a few months of losing weight can be the better first step. An honest hospital says so.',
    },
    {
      id: 'q-physio',
      question: 'What if there is no physiotherapist near my home?',
      answer:
        'Stay a week longer, learn the exercises with the person who will help you, and take them home as a film. Say it when you ask: it changes the plan.',
    },
    {
      id: 'q-metal',
      question: 'Will airport gates beep?',
      answer: 'They may. Carry the implant card or the discharge summary. Security staff see many of them.',
    },
  ],
  sources: [
    {
      name: 'NICE NG157: Joint replacement, hip, knee and shoulder',
      href: 'https://www.nice.org.uk/guidance/ng157',
      read: READ,
    },
    { name: 'NICE NG226: Osteoarthritis in over 16s', href: 'https://www.nice.org.uk/guidance/ng226', read: READ },
    { name: 'NICE NG59: Low back pain and sciatica', href: 'https://www.nice.org.uk/guidance/ng59', read: READ },
    { name: 'NICE NG89: Clots after operations', href: 'https://www.nice.org.uk/guidance/ng89', read: READ },
    { name: 'NHS: Knee replacement', href: 'https://www.nhs.uk/conditions/knee-replacement/', read: READ },
    {
      name: 'NHS: When can I fly after surgery?',
      href: 'https://www.nhs.uk/common-health-questions/accidents-first-aid-and-treatments/when-can-i-fly-after-surgery/',
      read: READ,
    },
    { name: 'ODEP: ratings of joint implants', href: 'https://www.odep.org.uk/', read: READ },
    { name: 'National Joint Registry', href: 'https://www.njrcentre.org.uk/', read: READ },
    {
      name: 'National Pharmaceutical Pricing Authority, India (knee implants)',
      href: 'https://www.nppaindia.nic.in/',
      read: READ,
    },
  ],
  next_title: 'Let a surgeon see you walk first',
  next_text: 'Ask for a free consultation. A person answers within 24 hours, and “wait” is an answer you may get.',
};
