import type { TreatmentText } from './text.js';

export const HEART_BONES_AND_NERVES: Readonly<Record<string, TreatmentText>> = {
  'CABG (bypass)': {
    slug: 'heart-bypass',
    plain_name: 'Heart bypass surgery',
    department: 'Cardiac surgery',
    description:
      'The surgeon takes a blood vessel from your leg, arm or chest. It carries blood around the narrow parts of the arteries that feed your heart. The operation takes three to six hours, and you are asleep. You spend a day or two in intensive care. Most people can climb stairs before they leave hospital.',
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
      'The surgeon takes out a heart valve that no longer opens or closes well and sews in a new one. A mechanical valve lasts for life, but you need blood thinners every day. Most people with a tissue valve need none after a few months, but the valve wears out after ten to twenty years. Your age, your plans and other illnesses decide which is right for you.',
    conditions: [
      'leaking heart valve',
      'narrow heart valve',
      'rheumatic heart disease',
      'aortic stenosis',
      'breathless when lying flat',
    ],
  },
  'Angioplasty (1 stent; +$2000 per extra)': {
    slug: 'angioplasty',
    plain_name: 'Heart stent (angioplasty)',
    department: 'Cardiology',
    description:
      'A thin tube goes through your wrist or groin to the heart. A small balloon opens the narrow artery, and a fine metal mesh (the stent) keeps it open. You are awake and feel little. Your doctor knows how many stents you need only during the procedure. So ask what each extra stent costs.',
    conditions: ['blocked heart artery', 'chest pain on effort', 'angina', 'heart attack', 'narrowed artery'],
  },
  'Dual-chamber pacemaker': {
    slug: 'pacemaker',
    plain_name: 'Pacemaker',
    department: 'Cardiology',
    description:
      'The doctor puts a device the size of a matchbox under the skin below your collarbone. Two thin wires lead from it to your heart. It gives a beat when your heart misses one. It takes about an hour, and an injection makes the skin numb. The battery lasts eight to twelve years.',
    conditions: ['slow heartbeat', 'heart block', 'fainting', 'heart that misses beats'],
  },
  TAVI: {
    slug: 'tavi',
    plain_name: 'Aortic valve through a catheter (TAVI)',
    department: 'Cardiology',
    description:
      'A new aortic valve is folded small and moved to your heart through an artery in the groin. It opens inside the old valve. Your chest is not cut open, so people who are too frail for open surgery can have it. A scan shows first whether your valve and artery are suitable.',
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
      'Some children are born with a hole between two chambers of the heart. Doctors close it with a patch, or sometimes with a small device through a vein. Most children are out of bed within days and live a normal life afterwards. A parent can stay in the room on the ward.',
    conditions: ['hole in the heart', 'child who tires quickly', 'blue lips in a child', 'heart defect since birth'],
  },
  'Heart transplant': {
    slug: 'heart-transplant',
    plain_name: 'Heart transplant',
    department: 'Cardiac surgery',
    description:
      'A heart that can no longer be treated is replaced by the heart of a donor who has died. In India organs go to patients from India first. So the wait for a patient from abroad is long, and nobody can say how long. Ask about this before you travel. You take medicines against rejection for life.',
    conditions: ['heart failure', 'weak heart', 'cardiomyopathy', 'enlarged heart'],
    needs: 'transplant_licence',
  },
  'Total hip replacement (one side)': {
    slug: 'hip-replacement',
    plain_name: 'Hip replacement',
    department: 'Orthopedics',
    description:
      'The surgeon replaces the worn ball and socket of one hip with parts of metal, ceramic and plastic. Most people stand up on the first or second day, and walk with a frame or crutches for four to six weeks. A new hip lasts fifteen to twenty-five years.',
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
      'The surgeon replaces both worn hips, in one operation or in two some days or weeks apart. It saves you a second journey, but it is harder on your heart and lungs. A doctor examines you first and tells you whether one operation is safe for you.',
    conditions: ['both hips worn', 'hip arthritis on both sides', 'ankylosing spondylitis', 'dead bone in both hips'],
  },
  'Total knee replacement': {
    slug: 'knee-replacement',
    plain_name: 'Knee replacement',
    department: 'Orthopedics',
    description:
      'The surgeon removes the worn surfaces of your knee and puts in metal ones with a plastic part between them. You stand up on the first or second day and start to exercise at once. The first six weeks decide how far your knee will bend. A new knee lasts fifteen to twenty years.',
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
      'The surgeon replaces the worn head of your upper arm bone and its socket. If the tendons above the shoulder are torn, you may need a reverse shoulder. It puts the ball on the other side, so a different muscle lifts your arm. Your arm rests in a sling for about four weeks.',
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
      'The surgeon replaces a torn ligament in your knee with one of your own tendons. This is done through small cuts, with a camera. You walk with crutches for two to three weeks. You can do sport that twists the knee after nine to twelve months of exercise.',
    conditions: ['torn knee ligament', 'unstable knee', 'knee that gives way', 'knee injured at sport'],
  },
  'Spinal fusion': {
    slug: 'spinal-fusion',
    plain_name: 'Spinal fusion',
    department: 'Spine',
    description:
      'The surgeon joins two or more bones in your back with screws and bone, so they no longer slide or press on nerves. It is done when months of exercise and medicine have not helped, or when a leg becomes weak. You walk after a day or two. The bones take three to six months to grow together.',
    conditions: ['slipped vertebra', 'narrow spinal canal', 'back pain into the leg', 'unstable spine', 'broken spine'],
    also: ['Neurosurgery'],
  },
  'Scoliosis correction': {
    slug: 'scoliosis-correction',
    plain_name: 'Straightening a curved spine',
    department: 'Spine',
    description:
      'The surgeon straightens a spine that bends to the side. Rods and screws keep it in place until the bones have grown together. Monitors check the nerves during the whole operation. Most patients are young and go back to school after about six weeks.',
    conditions: ['curved spine', 'crooked back in a child', 'hunched back', 'one shoulder higher than the other'],
  },
  Microdiscectomy: {
    slug: 'slipped-disc-surgery',
    plain_name: 'Slipped disc surgery',
    department: 'Spine',
    description:
      'The surgeon makes a cut of three centimetres and removes the piece of a disc that presses on a nerve. Pain in the leg is usually better when you wake up. Numbness takes weeks. Most slipped discs heal without surgery, so the surgeon will first ask what you have tried.',
    conditions: ['slipped disc', 'sciatica', 'pain shooting down the leg', 'numb foot', 'disc prolapse'],
    also: ['Neurosurgery'],
  },
  'Brain tumour craniotomy': {
    slug: 'brain-tumour-surgery',
    plain_name: 'Brain tumour surgery',
    department: 'Neurosurgery',
    description:
      'The surgeon opens a small part of the skull and removes as much of the tumour as is safe. Scans taken before guide the surgeon. A laboratory then examines the tumour. Only its report shows whether you need radiotherapy or medicines. Plan time to wait for this report.',
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
      'Two thin wires go into the brain, and a battery is placed below the collarbone. They calm the parts of the brain that cause shaking and stiffness. It does not cure the disease, but many people move and sleep better with fewer tablets. The settings are adjusted over weeks, and part of this can be done by video when you are home.',
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
