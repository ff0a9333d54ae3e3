import type { BrochureSpeciality } from '@ayana/contracts/brochures';
import type { SpecialityTexts } from '../brochure.js';

const CARDIAC: SpecialityTexts = {
  speciality: 'cardiac',
  title: 'Heart treatment in India',
  lead: 'Bypass, valves, stents and pacemakers. What each one is, what it costs, how long you stay, and what to ask before you say yes.',
  categories: ['Cardiac'],
  scene: 'care-heart.svg',
  sign: 'service-cardiac.svg',
  what: [
    'Cardiologists treat the heart without opening the chest. They use tests, medicines, stents and pacemakers. Heart surgeons operate. They do bypasses, new valves, and operations for children born with a hole in the heart. Many people could have either, so in a good hospital both decide together.',
    'Send your papers before you travel. A cardiologist and a surgeon can look at your angiogram and ultrasound. They can tell you in writing what they advise, why, and what else is possible. All this happens before you pay for a flight.',
  ],
  helps: [
    'a doctor has advised a procedure, and the wait is too long or the price too high at home',
    'tablets no longer control your chest pain or breathlessness, and your reports show why',
    'your child has a heart defect, and no hospital near you can operate',
  ],
  ask_again: [
    'the pain is new. Go to the nearest hospital today',
    'your kidneys or lungs may be too weak for a long flight',
  ],
  days: 'After a bypass or an open valve operation, most people spend about a week in hospital, with the first day or two in intensive care. Then you stay nearby for two weeks or more, until the surgeon has checked the wound and says you can fly. After one stent or a pacemaker you stay in hospital for a few days.',
  send: [
    ['Angiogram', 'Pictures from the disc as JPEG, not only the report. The surgeon needs them to decide.'],
    ['Echocardiogram', 'The ultrasound of the heart with all its numbers, from the last three months.'],
    ['ECGs', 'The newest heart tracing, and one from a bad day if you have one.'],
    ['Blood tests', 'Kidney function, sugar, blood count, and clotting if you take a blood thinner.'],
    ['Medicines', 'A photograph of every box. Blood thinners and diabetes tablets matter most.'],
    ['Earlier operations', 'The discharge letter, and the card for any stent, valve or pacemaker.'],
  ],
  questions: [
    'Do you advise a stent or a bypass, and why? What happens if I choose neither?',
    'Do you advise a mechanical or a tissue valve, and which blood tests do I need at home?',
    'Which implant will you use, who makes it, and does the bill show its price?',
    'What would a second and a third stent cost, and will you ask me first?',
    'Of patients like me, how many die within 30 days?',
  ],
  urgent:
    'You have chest pain that lasts, sudden breathlessness, or a face that droops on one side. Call the emergency number where you are now.',
};

const ORTHOPEDIC: SpecialityTexts = {
  speciality: 'orthopedic',
  title: 'Joints and spine in India',
  lead: 'Hips, knees, shoulders, ligaments and the spine. What each operation is, what it costs, and how many weeks to plan for.',
  categories: ['Orthopaedics', 'Spine'],
  scene: 'care-joint.svg',
  sign: 'service-orthopedic.svg',
  what: [
    'You may need a new joint when pain and stiffness stop you from doing everyday things, and exercise, weight loss and tablets no longer help. The surgeon removes the worn surfaces and puts in new ones of metal, ceramic and plastic. Surgeons also rebuild torn ligaments, take pressure off nerves and join unstable bones in the spine.',
    'You can plan most of these operations weeks ahead, and most can wait. So you have time to get two opinions, to make your muscles stronger, and to find someone to come with you. Do not travel alone in the first weeks on crutches.',
  ],
  helps: [
    'pain wakes you at night or stops you after a few hundred metres, and an X-ray shows why',
    'you have tried exercise and medicines for months with a doctor',
    'the waiting list at home is too long for you',
  ],
  ask_again: [
    'you have tried only tablets so far',
    'you have an infection in a tooth, the skin or the bladder. It can spread to a new joint',
  ],
  days: 'Most people stand up on the day of the operation or the day after. You stay in hospital for two to nine days. Then you stay nearby for one to three weeks, with physiotherapy, until the wound is dry and the surgeon says you can fly. Long flights soon after surgery raise the risk of clots. Ask what you should take and wear.',
  send: [
    ['X-rays', 'Of both sides, from the last six months. For a hip or a knee, you should stand for the X-ray.'],
    ['MRI or CT', 'The pictures and the report, for the spine, a shoulder or a ligament.'],
    ['What you can do', 'How far you can walk, how you climb stairs, and what wakes you. A phone video helps.'],
    [
      'Blood tests',
      'Blood count, sugar and kidneys. Tell us if you take blood thinners, because they change the plan.',
    ],
    ['Medicines', 'A photograph of every box.'],
    ['Earlier operations', 'The report, and the label of the implant if you have one.'],
  ],
  questions: [
    'What can I still try instead, and what happens if I wait a year?',
    'Which implant will you use, who makes it, and how well does it do in a joint registry?',
    'Do you advise one side now or both at once, and why?',
    'Who teaches me to walk, how often, and which exercises do I do at home?',
    'What will I not be able to do for three months?',
  ],
  urgent: 'You feel numb between the legs, cannot pass urine, or a leg suddenly gives way. Go to a hospital at once.',
};

const ONCOLOGY: SpecialityTexts = {
  speciality: 'oncology',
  title: 'Cancer treatment in India',
  lead: 'Surgery, medicines and radiotherapy. How doctors make a plan, what its parts cost, how long they take, and what to decide first.',
  categories: ['Oncology'],
  scene: 'care-support.svg',
  sign: 'service-oncology.svg',
  what: [
    'Most people with cancer need more than one treatment. Surgery removes a tumour. Radiotherapy treats what a surgeon cannot cut out. Medicines reach cancer cells that no scan can see. A team of doctors decides what comes first. The team is called a tumour board. Surgeons, cancer doctors, radiotherapy doctors and pathologists look at the same reports.',
    'So get a plan before you book a flight. Ask for the team’s opinion in writing. It should name the stage, the aim (to cure the cancer, or to slow it and ease symptoms) and what you can have at home. Many people have the operation in India and the medicines near their family.',
  ],
  helps: [
    'a biopsy has shown what it is, and you cannot get the treatment near you',
    'you want a second opinion before an operation that cannot be undone',
    'a treatment at home has stopped working, and you want to know what else there is',
  ],
  ask_again: [
    'the journey would delay your treatment. Some cancers cannot wait for weeks',
    'the aim is comfort, and time at home with your family matters more than another treatment',
  ],
  days: 'For an operation, plan one to three weeks in India. You have radiotherapy on weekdays for four to seven weeks, usually without a hospital bed. Chemotherapy comes in cycles of two to four weeks. You can often have it at home with the same plan. Plan for the whole course, not only the first visit.',
  send: [
    [
      'Pathology report',
      'From the biopsy or operation. Ask your hospital to keep the tissue samples (blocks and slides) ready.',
    ],
    ['Scans', 'Pictures of CT, MRI or PET-CT as JPEG, with the reports. Send the newest one and the one before.'],
    ['Blood tests', 'Blood count, kidneys, liver, and tumour markers if you have them.'],
    ['Treatment so far', 'Every cycle and dose, every operation, and the days of radiotherapy.'],
    ['Medicines', 'A photograph of every box, and of your painkillers.'],
    ['How you are', 'What you can do in a day, and your weight now and before.'],
  ],
  questions: [
    'What is the stage, and what is the aim of this treatment?',
    'Has a tumour board looked at my case, and may I read its report?',
    'Will you check the tissue samples again before you decide?',
    'How much longer am I likely to live with it, compared with less treatment?',
    'Which parts can my own hospital do, and who writes the plan for them?',
  ],
  urgent:
    'You have a fever during chemotherapy, bleeding that does not stop, or sudden confusion. Go to the nearest hospital at once.',
};

const OPHTHALMOLOGY: SpecialityTexts = {
  speciality: 'ophthalmology',
  title: 'Eye treatment in India',
  lead: 'Cataract, laser, cornea and retina. What each treatment does, what it costs, and how soon you can travel again.',
  categories: ['Ophthalmology'],
  scene: 'care-arrival.svg',
  sign: 'service-ophthalmology.svg',
  what: [
    'Most eye operations are short. You are awake, drops make your eye numb, and you go home the same day. A surgeon can replace a cloudy lens with a clear one. A laser can shape the front of the eye (the cornea) so you need no glasses for distance. A surgeon can also replace a cloudy cornea, or remove blood and scars from inside the eye.',
    'A short operation is still an important one. Before it, the doctor must check the cornea, the nerve and the retina, because some damage cannot be repaired later. For a cataract, most surgeons do one eye on one day and the other eye some days later. A laser can treat both eyes on one day.',
  ],
  helps: [
    'a cataract stops you from reading, driving or seeing faces',
    'you do not want to wear glasses or lenses, and your sight has not changed for a year or more',
    'your cornea or retina needs a surgeon who does this every week',
  ],
  ask_again: [
    'your sight has just changed and no doctor has checked the retina yet',
    'you are pregnant, or your glasses still change. Then it is too early for laser',
  ],
  days: 'For laser or cataract treatment, plan four to five days in India. One day is to measure your eyes, one to treat them, and the others for check-ups. A new cornea or an operation inside the eye needs ten days to two weeks. If the surgeon puts gas into your eye, you must not fly until it is gone. This takes two to eight weeks. The surgeon tells you when.',
  send: [
    ['Last glasses', 'The newest prescription and one from a year before.'],
    ['Eye report', 'How well each eye sees, the eye pressure, and what the doctor saw at the retina.'],
    ['Pictures', 'A map of the cornea, OCT or ultrasound of the eye, if you have them.'],
    ['Illnesses', 'Diabetes with your newest blood test, blood pressure, and rheumatism.'],
    ['Medicines', 'A photograph of every box and of all your eye drops.'],
    ['Earlier operations', 'Which eye, when, and the card for the lens.'],
  ],
  questions: [
    'Which lens will you use, who makes it, and will I still need glasses to read?',
    'Is my cornea thick and regular enough for a laser? May I have the map?',
    'When do you treat the second eye, and what if I am not happy with the first?',
    'Who checks the eye on the first day, and at home in the first month?',
    'How many patients see worse than before?',
  ],
  urgent:
    'You suddenly lose sight, see flashes or a dark curtain, or have a painful red eye after an operation. See an eye doctor near you today.',
};

const FERTILITY: SpecialityTexts = {
  speciality: 'fertility',
  title: 'Fertility treatment in India',
  lead: 'IVF, ICSI and operations on the womb. What a cycle is, what it costs, what the law allows, and what nobody can promise.',
  categories: ['Fertility', 'Gynaecology'],
  scene: 'care-garden.svg',
  sign: 'service-fertility.svg',
  what: [
    'In a cycle of IVF, hormones help several eggs to ripen. The eggs are collected and joined with sperm in a laboratory. Some days later, an embryo is placed in the womb. Others can be frozen. With ICSI, one sperm is put into each egg. If you have fibroids or another problem of the womb, you may need an operation first, or instead.',
    'Nobody can promise a child. The chance depends most on the woman’s age. Under 35, about one cycle in three leads to a birth. Later it is lower. Ask the clinic how many women of your age had a baby, not only a pregnancy. Ask about the law too. India has rules for donors and embryos, and does not allow surrogacy for visitors.',
  ],
  helps: [
    'you have tried for a year (six months if the woman is over 35), and a doctor has examined both partners',
    'the tubes are blocked, there are few sperm, or other treatment has not worked',
    'fibroids or bleeding make a normal life impossible',
  ],
  ask_again: ['a doctor has examined only one partner so far', 'you have time to try a simpler treatment first'],
  days: 'A cycle takes about three weeks in India. With some clinics, you can start the injections at home with your own doctor and come for the last ten days. After an operation on the womb, plan about twelve days. You can usually fly after the transfer. Ask the clinic.',
  send: [
    ['Hormones', 'AMH, and the hormones of the third day of a cycle, from the last six months.'],
    ['Ultrasound', 'Of the womb and ovaries, with the number of follicles.'],
    ['Semen test', 'From the last six months, and from a laboratory that does this test often.'],
    ['Tubes and womb', 'The report of the X-ray or keyhole operation, if you have one.'],
    ['Earlier cycles', 'Medicines and doses, how many eggs and embryos, and the result.'],
    ['Infections', 'Tests of both partners for HIV, hepatitis B and C and syphilis, and of the woman for rubella.'],
  ],
  questions: [
    'Last year, how many cycles led to a birth for women of my age in this clinic?',
    'How many embryos do you transfer, and why not one?',
    'What do the medicines, freezing and storage for a year cost?',
    'What happens to embryos that we do not use, and what do we have to sign?',
    'What do you do when the ovaries react too strongly?',
  ],
  urgent:
    'During treatment you have a swollen, painful belly, you vomit or are short of breath. Go to a hospital at once and tell them which hormones you take.',
};

const COSMETIC: SpecialityTexts = {
  speciality: 'cosmetic',
  title: 'Cosmetic surgery in India',
  lead: 'Nose, breast, belly, face and hair. What each operation is, what it costs, and what to check before you decide.',
  categories: ['Cosmetic'],
  scene: 'care-call.svg',
  sign: 'service-cosmetic.svg',
  what: [
    'Cosmetic surgery changes a healthy body because you want it. You are not ill, so you can take your time and think about the risks. A careful surgeon uses your own photographs to show what is possible and what is not. Sometimes the surgeon advises against it.',
    'The operations are done in an operating theatre with an anaesthetist, like any other. Look for a surgeon with a specialist qualification in plastic surgery. The hospital must be able to help you at night, for example if you bleed.',
  ],
  helps: [
    'the same thing has made you unhappy for years, and you know what you want to change',
    'you are well, do not smoke, and your weight is steady',
    'someone can be with you in the first days',
  ],
  ask_again: [
    'you want it to please someone else, or soon after a death or a separation',
    'you plan a pregnancy, or want to lose a lot of weight. Wait until after that',
  ],
  days: 'Most people stay one or two nights in hospital and one to two weeks in India, until the stitches are out and the swelling goes down. Bruises take two to three weeks to fade. You see the final result after half a year or more. Do not plan a celebration for the week after.',
  send: [
    ['Photographs', 'From the front, both sides and at an angle, in daylight, without make-up.'],
    ['What you want', 'In your own words. What should change, and what should stay the same.'],
    ['Health', 'Height, weight, smoking, illnesses, and whether you get thick scars.'],
    ['Blood tests', 'Blood count, clotting and sugar, from the last three months.'],
    ['Medicines', 'A photograph of every box. Include herbs and vitamins, because some make you bleed more.'],
    ['Earlier operations', 'The reports, and the cards for any implants.'],
  ],
  questions: [
    'May I see photos of your patients who are like me, a year after the operation?',
    'Which implant will you use, who makes it, and how long does it last?',
    'What will the scar look like, and where is it?',
    'What does a second operation cost, and who pays for the journey?',
    'Is a doctor in the hospital at night, and is there intensive care?',
  ],
  urgent:
    'After an operation, one leg or breast swells, you have a fever, you bleed or you are short of breath. Go to a hospital at once.',
};

const GENERAL: SpecialityTexts = {
  speciality: 'general',
  title: 'General medicine in India',
  lead: 'Health checks, scans and common operations on the belly and thyroid. What they are, what they cost, and when they are worth a journey.',
  categories: ['Preventive', 'Diagnostics', 'Gastro', 'Endocrine'],
  scene: 'care-papers.svg',
  sign: 'service-general.svg',
  what: [
    'A doctor of general medicine finds out what is wrong. They treat you, or send you to the right specialist. In a large hospital this takes a few days. You have blood tests and scans and talk with a doctor who looks at all of your results. If you need it, you can also have an operation, for example on the gallbladder, a hernia or the thyroid.',
    'A health check looks for illnesses that can be treated early. It also finds harmless things that can worry you for years. Before you book, decide with a doctor which tests are right for your age, your family and your symptoms. Do not just buy the longest list.',
  ],
  helps: [
    'you have symptoms that several doctors could not explain, and you have the reports',
    'you need a test or an operation and cannot get it near you in time',
    'you are in India anyway and want a full health check with one report',
  ],
  ask_again: [
    'you feel well and someone offers you a scan of the whole body',
    'your symptoms are new and strong. See a doctor near you first',
  ],
  days: 'A health check takes a morning, and you get the results the same day or the next. Scans take a day. After an operation on the gallbladder or a hernia, plan about a week. After thyroid surgery, plan ten days. After a large operation on the pancreas, plan a month. Plan some extra days, in case you need one more test.',
  send: [
    ['Your story', 'What your problem is, when it started, and what makes it better or worse. One page is enough.'],
    ['Reports', 'Your newest blood tests, pictures of scans, and letters from hospitals.'],
    ['Illnesses', 'The illnesses you have, and illnesses in your family.'],
    ['Medicines', 'A photograph of every box, and the names of medicines that made you ill.'],
    ['Allergies', 'Include allergies to contrast dye, plasters and latex.'],
    ['Vaccinations', 'Your vaccination book, if you have one.'],
  ],
  questions: [
    'Which of these tests could change my treatment?',
    'Who explains the results to me, in which language, and for how long?',
    'What happens if you find something by chance?',
    'Do you advise keyhole or open surgery, and how often do you have to change during the operation?',
    'Which check-ups do I need at home, and who looks at the results?',
  ],
  urgent:
    'You have strong pain in the belly, vomit blood, faint, or have yellow skin with a fever. Go to the nearest hospital at once.',
};

/** The texts of every speciality with a brochure. */
export const SPECIALITY_TEXTS: Readonly<Record<BrochureSpeciality, SpecialityTexts>> = {
  cardiac: CARDIAC,
  orthopedic: ORTHOPEDIC,
  oncology: ONCOLOGY,
  ophthalmology: OPHTHALMOLOGY,
  fertility: FERTILITY,
  cosmetic: COSMETIC,
  general: GENERAL,
};
