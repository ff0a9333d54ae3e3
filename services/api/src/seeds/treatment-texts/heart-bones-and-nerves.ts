import type { TreatmentText } from './text.js';

export const HEART_BONES_AND_NERVES: Readonly<Record<string, TreatmentText>> = {
  'CABG (bypass)': {
    slug: 'heart-bypass',
    plain_name: 'Heart bypass surgery',
    department: 'Cardiac surgery',
    description:
      'The surgeon takes a blood vessel from the leg, arm or chest and leads blood around the narrow places of the arteries that feed the heart. The operation takes three to six hours under general anaesthesia. You spend a day or two in intensive care and can usually climb stairs before you leave hospital.',
    conditions: [
      'blocked heart arteries',
      'several narrowed heart arteries',
      'chest pain on effort',
      'angina',
      'after a heart attack',
    ],
  },
  'Valve replacement (AVR/MVR)': {
    slug: 'heart-valve-replacement',
    plain_name: 'Heart valve replacement',
    department: 'Cardiac surgery',
    description:
      'A heart valve that no longer opens or closes well is taken out and a new one sewn in its place. A mechanical valve lasts for life but needs blood thinners every day; one of tissue needs none after a few months but wears out after ten to twenty years. Which suits you depends on age, plans and other illnesses.',
    conditions: [
      'leaking heart valve',
      'narrow heart valve',
      'rheumatic heart disease',
      'aortic stenosis',
      'breathless when lying flat',
    ],
  },
  'Angioplasty (1 stent; +2000 per extra)': {
    slug: 'angioplasty',
    plain_name: 'Heart stent (angioplasty)',
    department: 'Cardiology',
    description:
      'Through a thin tube in the wrist or groin a small balloon opens a narrow heart artery, and a fine metal mesh, the stent, keeps it open. You are awake and feel little. How many stents are needed is known for certain only during the procedure, so ask what each further one costs.',
    conditions: ['blocked heart artery', 'chest pain on effort', 'angina', 'heart attack', 'narrowed artery'],
  },
  'Dual-chamber pacemaker': {
    slug: 'pacemaker',
    plain_name: 'Pacemaker',
    department: 'Cardiology',
    description:
      'A device the size of a matchbox is put under the skin below the collarbone; two fine wires lead from it to the heart and give the beat when the heart misses it. It is done under local anaesthesia in about an hour. The battery lasts eight to twelve years.',
    conditions: ['slow heartbeat', 'heart block', 'fainting', 'heart that misses beats'],
  },
  TAVI: {
    slug: 'tavi',
    plain_name: 'Aortic valve through a catheter (TAVI)',
    department: 'Cardiology',
    description:
      'A new aortic valve is folded small, led to the heart through an artery in the groin and opened inside the old one. The chest is not cut open, so people who are too frail for open surgery can have it. A scan beforehand shows whether the valve and the artery suit.',
    conditions: [
      'narrow aortic valve',
      'aortic stenosis',
      'too old for open heart surgery',
      'breathless on the stairs',
    ],
    also: ['Cardiac surgery'],
  },
  'ASD/VSD closure (paediatric)': {
    slug: 'hole-in-the-heart-child',
    plain_name: 'Closing a hole in the heart of a child',
    department: 'Cardiac surgery',
    description:
      'A hole between two chambers of the heart, there since birth, is closed with a patch or, where it lies well, with a small umbrella through a vein. Most children are out of bed within days and lead an ordinary life afterwards. A parent can stay in the room.',
    conditions: ['hole in the heart', 'child who tires quickly', 'blue lips in a child', 'heart defect since birth'],
  },
  'Heart transplant': {
    slug: 'heart-transplant',
    plain_name: 'Heart transplant',
    department: 'Cardiac surgery',
    description:
      'A heart that can no longer be helped is replaced by that of a donor who has died. In India organs go to patients from India first, so the wait for somebody from abroad is long and uncertain; ask about this before you travel. Medicines against rejection are taken for life.',
    conditions: ['heart failure', 'weak heart', 'cardiomyopathy', 'enlarged heart'],
    needs: 'transplant_licence',
  },
  'Total hip replacement (one side)': {
    slug: 'hip-replacement',
    plain_name: 'Hip replacement',
    department: 'Orthopedics',
    description:
      'The worn ball and socket of one hip are replaced by parts of metal, ceramic and plastic. Most people stand up on the first day and walk with a frame or crutches for four to six weeks. A new hip lasts fifteen to twenty-five years.',
    conditions: [
      'worn hip',
      'hip arthritis',
      'pain in the groin when walking',
      'broken hip',
      'dead bone in the hip',
      'avascular necrosis',
    ],
  },
  'Bilateral hip replacement': {
    slug: 'both-hips-replacement',
    plain_name: 'Replacement of both hips',
    department: 'Orthopedics',
    description:
      'Both worn hips are replaced, in one operation or two some days apart. It spares a second journey, and asks more of heart and lungs: a physician sees you beforehand to say whether one operation is safe for you.',
    conditions: ['both hips worn', 'hip arthritis on both sides', 'ankylosing spondylitis', 'dead bone in both hips'],
  },
  'Total knee replacement': {
    slug: 'knee-replacement',
    plain_name: 'Knee replacement',
    department: 'Orthopedics',
    description:
      'The worn surfaces of the knee are taken off and replaced by metal and a plastic bearing; the ligaments stay. You stand up on the first or second day, and exercises begin at once, since the first six weeks decide how far the knee bends. A new knee lasts fifteen to twenty years.',
    conditions: [
      'worn knee',
      'knee arthritis',
      'knee pain when walking',
      'stiff knee',
      'bow legs',
      'knee that gives way on stairs',
    ],
  },
  'Shoulder replacement': {
    slug: 'shoulder-replacement',
    plain_name: 'Shoulder replacement',
    department: 'Orthopedics',
    description:
      'The worn head of the upper arm and its socket are replaced. Where the tendons above the shoulder are torn, a reverse model puts the ball on the other side, so that a different muscle lifts the arm. The arm rests in a sling for about four weeks.',
    conditions: [
      'worn shoulder',
      'shoulder arthritis',
      'cannot lift the arm',
      'shoulder pain at night',
      'broken shoulder',
    ],
  },
  'ACL reconstruction': {
    slug: 'acl-reconstruction',
    plain_name: 'Torn knee ligament (ACL)',
    department: 'Orthopedics',
    description:
      'A torn cruciate ligament is replaced by a tendon of your own, through small cuts with a camera. You walk with crutches for two to three weeks; sport that twists the knee is possible again after nine to twelve months of exercises.',
    conditions: ['torn knee ligament', 'unstable knee', 'knee that gives way', 'knee injured at sport'],
  },
  'Spinal fusion': {
    slug: 'spinal-fusion',
    plain_name: 'Spinal fusion',
    department: 'Spine',
    description:
      'Two or more bones of the back are joined by screws and bone so that they no longer slide or press on nerves. It is done when months of exercises and medicines have not helped, or when a leg grows weak. You walk after a day or two; the bones take three to six months to grow together.',
    conditions: ['slipped vertebra', 'narrow spinal canal', 'back pain into the leg', 'unstable spine', 'broken spine'],
    also: ['Neurosurgery'],
  },
  'Scoliosis correction': {
    slug: 'scoliosis-correction',
    plain_name: 'Straightening a curved spine',
    department: 'Spine',
    description:
      'A spine that is bent to the side is straightened with rods and screws and held until it has grown together. The nerves are watched by instruments all through the operation. Most patients are young and back at school after six weeks.',
    conditions: ['curved spine', 'crooked back in a child', 'hunched back', 'one shoulder higher than the other'],
  },
  Microdiscectomy: {
    slug: 'slipped-disc-surgery',
    plain_name: 'Slipped disc surgery',
    department: 'Spine',
    description:
      'Through a cut of three centimetres the piece of a disc that presses on a nerve is taken away. Pain in the leg is usually better when you wake; numbness takes weeks. Most slipped discs heal without surgery, so a surgeon will ask first what was tried.',
    conditions: ['slipped disc', 'sciatica', 'pain shooting down the leg', 'numb foot', 'disc prolapse'],
    also: ['Neurosurgery'],
  },
  'Brain tumour craniotomy': {
    slug: 'brain-tumour-surgery',
    plain_name: 'Brain tumour surgery',
    department: 'Neurosurgery',
    description:
      'A window is opened in the skull and as much of the tumour is removed as can be without harm, guided by scans taken beforehand. What was removed is examined, and only then is it known whether radiotherapy or medicines must follow. Plan for the wait for that result.',
    conditions: [
      'brain tumour',
      'growth in the head',
      'meningioma',
      'glioma',
      'headache with vomiting',
      'first seizure',
    ],
  },
  'Deep brain stimulation': {
    slug: 'deep-brain-stimulation',
    plain_name: 'Deep brain stimulation',
    department: 'Neurosurgery',
    description:
      'Two fine wires in the brain and a battery below the collarbone calm the circuits that cause trembling and stiffness. It does not heal, but lets many people move and sleep better with fewer tablets. The settings are tuned over weeks, some of it by video from home.',
    conditions: [
      "Parkinson's disease",
      'trembling hands',
      'tremor',
      'stiffness that tablets no longer help',
      'dystonia',
    ],
    also: ['Neurology'],
  },
};
