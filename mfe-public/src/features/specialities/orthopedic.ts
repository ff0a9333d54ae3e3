import { defineMessages } from '@ayana/contracts/language';
import type { Speciality } from './speciality';

const READ = 'November 2026';

const MESSAGES = defineMessages('mfe-public/specialities/orthopedic', {
  title: 'Joint and spine surgery in India',
  lead: 'Hips, knees, shoulders, ligaments and the spine: who benefits from an operation and who does not, what it costs, and how many weeks to plan.',
  procedures: {
    'Total knee replacement':
      'The surgeon replaces the worn surfaces of the knee with metal and plastic. You walk with a frame within a day or two.',
    'Total hip replacement (one side)':
      'The surgeon replaces the ball and socket of one hip. Most people walk with a stick after a few weeks.',
    'Bilateral hip replacement':
      'Both hips, in one operation or days apart. You travel once instead of twice, but the first week is harder.',
    'Shoulder replacement':
      'The surgeon replaces the worn joint to take away the pain. You can reach above your head only in part.',
    'ACL reconstruction':
      'The surgeon rebuilds a torn ligament inside the knee from a tendon, through small cuts. You can do sport again after six to twelve months.',
    'Spinal fusion':
      'Screws and bone join vertebrae that slip or press on nerves. It is for leg pain and weakness. For back pain alone it rarely helps.',
    Microdiscectomy:
      'The surgeon takes out the piece of a disc that presses on a nerve, through a small cut. It is for sciatica that does not go away.',
    'Scoliosis correction':
      'Rods straighten a curved spine and keep it straight. The team monitors the nerves during the operation.',
  },
  what: [
    'Orthopaedic surgery repairs or replaces what wears out or breaks: the joints, the ligaments, the spine. You can plan most of these operations, so it is easy to travel for them. They are also often done too early.',
    'A worn knee on an X-ray is not a reason to operate. Good reasons are pain that wakes you, stairs you can no longer climb, and exercises that you really tried without success. In England the guideline says that no one should be refused for age or weight alone, and that doctor and patient decide together.',
  ],
  helps: [
    'your hip, knee or shoulder hurts at night and on short walks, and months of exercises, tablets or injections have not helped;',
    'you have a torn ligament and your knee gives way;',
    'something presses on a nerve in your back: you have had pain or weakness down the leg for more than six weeks, and the MRI shows the cause;',
    'a child’s spine curves more at every visit.',
  ],
  not_for: [
    'your back hurts, but nothing presses on a nerve: NICE advises against a fusion for low back pain alone outside of a study;',
    'you have not tried exercises, losing weight and tablets for a few months;',
    'you have an infection anywhere, even in a tooth: it could move into the new joint and must heal first;',
    'no one at home can do physiotherapy with you: half of the result depends on it.',
  ],
  urgent:
    'your legs go weak, the area between your legs goes numb, or you can no longer hold or pass urine. Something may be pressing on the nerves at the end of the spinal cord, and every hour counts. Also go to the nearest hospital with a hot swollen joint and fever, or a broken hip.',
  send: [
    [
      'X-rays',
      'Taken while you stand, from the front and the side, no older than six months. For hips, the whole pelvis.',
    ],
    ['MRI', 'For the spine, a ligament or a shoulder: the pictures, not only the report.'],
    [
      'A short film',
      'Ten seconds of you walking and climbing one stair, taken with a phone. It tells a surgeon more than a page of text.',
    ],
    ['What you have tried', 'Exercises, injections, tablets, and for how long.'],
    ['Blood tests', 'Sugar (HbA1c), blood count, kidneys. High sugar must come down before the operation, not after.'],
    ['Implants you have', 'Make and model from an earlier operation, if you had one.'],
  ],
  days: [
    'For a hip or a knee, plan five to seven days in hospital and about three weeks in India. You walk on the first or second day, climb stairs before you leave, and stay near the hospital for physiotherapy until the stitches are out. Both hips take about four weeks. A ligament or a disc takes two weeks or less.',
    'On the flight home you sit for a long time with a new joint. The NHS says that hip and knee operations have a higher risk of a clot in the leg afterwards. Your surgeon tells you when you can fly and what to take against clots. Plan an aisle seat with room for your leg.',
  ],
  course: [
    {
      title: 'The first call',
      when: 'Day 0',
      text: 'You ask us. A person answers within 24 hours and tells you which pictures are missing.',
    },
    {
      title: 'The opinion',
      when: 'about a week',
      text: 'A surgeon looks at the films and watches you walk on video. They may tell you to wait.',
    },
    {
      title: 'The quotes',
      when: 'about a week',
      text: 'At least two hospitals give you a price, with the surgeon’s name, the implant’s maker and model, the number of physiotherapy sessions, and what is left out.',
    },
    {
      title: 'Getting ready',
      when: 'while you wait for the visa',
      text: 'Have your teeth checked, get your sugar down, and learn the exercises for afterwards.',
    },
    {
      title: 'The operation',
      when: '1 to 9 days in hospital',
      text: 'You stand up on the first or second day with a physiotherapist. You get pain relief so you can move.',
    },
    {
      title: 'Near the hospital',
      when: '1 to 3 weeks',
      text: 'You have physiotherapy and wound checks, and take a blood thinner. You need a room without stairs, with a high chair and a rail.',
    },
    {
      title: 'At home',
      when: 'after 3, 7, 30 and 90 days',
      text: 'We ask how you walk. Your physiotherapist gets the plan. After some months you send an X-ray to the surgeon.',
    },
  ],
  risks: [
    [
      'Infection',
      'It is rare but serious. The surgeon may have to take the new joint out again. Ask for the hospital’s own figure within a year.',
    ],
    [
      'Clots',
      'Clots can form in the leg or the lung. Moving early, stockings and medicines lower the risk. NICE has a guideline on this.',
    ],
    [
      'Loosening, dislocation',
      'A hip can come out of its socket in the first weeks. A joint can loosen after years, and you may need a second operation.',
    ],
    [
      'Stiffness, lasting pain',
      'Some people are not happy with a new knee. People who had a lot of pain and could move little before benefit most.',
    ],
    [
      'Nerves',
      'After spine surgery you may have weakness or numbness. It rarely lasts. Ask whether the team monitors the nerves during the operation.',
    ],
    ['Anaesthesia', 'Doctors check your heart and lungs first. A spinal anaesthetic is often possible, so ask.'],
  ],
  quality: [
    'Keep the details of your implant: stickers show the maker, model, size and lot number, and one set belongs in your papers. A surgeon at home needs them. You can look up how well a model has lasted: ODEP rates hips, knees and shoulders by how many last ten years and more, and the National Joint Registry of the UK publishes results by model.',
    'Ask the surgeon three things. How many of these operations did you do last year? How many joints were infected? How many patients needed another operation within a year? Surgeons who operate often have fewer of both.',
    'India’s price authority NPPA limits the prices of knee implants. The bill should list the implant as a separate item.',
    'JCI and NABH inspect how a hospital works. Each accreditation has a number and an end date. They say little about one surgeon. The WHO’s surgical safety checklist makes sure that the surgeon operates on the right side. Someone marks the side with a pen while you are awake. That is a good sign.',
  ],
  questions: [
    {
      id: 'q-both',
      question: 'Both knees or hips at once?',
      answer:
        'You save a journey and an anaesthetic. But the first week is harder, and the strain on your heart and lungs is greater. The surgeon decides after the tests, not before. Ask for both plans and both prices.',
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
        'It helps to place the implant exactly. We do not know yet whether people walk better years later. A surgeon who often operates without a robot is a better choice than a robot that is rarely used.',
    },
    {
      id: 'q-weight',
      question: 'I am overweight. Will a hospital refuse me?',
      answer:
        'Not for weight alone, says the English guideline. But infections and wound problems are more common, so it can be better to lose weight for a few months first. An honest hospital tells you so.',
    },
    {
      id: 'q-physio',
      question: 'What if there is no physiotherapist near my home?',
      answer:
        'Stay a week longer, learn the exercises with the person who will help you, and take them home as a film. Tell us when you ask, because it changes the plan.',
    },
    {
      id: 'q-metal',
      question: 'Will the airport scanner beep?',
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
  next_title: 'Show a surgeon how you walk first',
  next_text: 'Ask for a free consultation. A person answers within 24 hours. The answer may also be “wait”.',
});

/** The texts of the orthopaedics page. */
export const ORTHOPEDIC: Speciality = {
  ...MESSAGES,
  path: '/services/orthopedic',
  categories: ['Orthopaedics', 'Spine'],
  departments: ['Orthopedics', 'Spine'],
};
