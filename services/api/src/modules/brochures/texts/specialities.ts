import type { BrochureSpeciality } from '@ayana/contracts/brochures';
import type { SpecialityTexts } from '../brochure.js';

const CARDIAC: SpecialityTexts = {
  speciality: 'cardiac',
  title: 'Heart treatment in India',
  lead: 'Bypass, valves, stents and pacemakers: what each is, what it costs, how long you stay, and what to ask before you say yes.',
  categories: ['Cardiac'],
  scene: 'care-heart.svg',
  sign: 'service-cardiac.svg',
  what: [
    'Cardiology looks after the heart without opening the chest: tests, medicines, stents through an artery, pacemakers. Cardiac surgery operates on it: bypasses, valves, holes a child was born with. Many people could have either, so a good hospital has both sit at one table.',
    'The first thing to travel should be your papers. A cardiologist and a surgeon who have seen the angiogram and the ultrasound can say in writing what they would do, why, and what else there is, before you pay for a flight.',
  ],
  helps: [
    'a doctor has named a procedure, and the wait or the price at home is too much',
    'angina, breathlessness or a leaking valve are no longer held by tablets, and reports show why',
    'a child has a heart defect that nobody near you operates on',
  ],
  ask_again: [
    'the pain is new: that belongs in the nearest hospital, today',
    'kidneys or lungs are too weak for a long flight',
  ],
  days: 'After a bypass or an open valve operation most people spend about a week in hospital, the first day or two in intensive care. Then come two weeks or more near it, until the surgeon has seen the wound and lets you fly. After a single stent or a pacemaker the stay is days.',
  send: [
    ['Angiogram', 'The film itself on a disc or as files: the surgeon decides from the pictures.'],
    ['Echocardiogram', 'The ultrasound of the heart with its figures, not older than three months.'],
    ['ECGs', 'The newest one, and one from a bad day if there is one.'],
    ['Blood tests', 'Kidney function, sugar, blood count, and clotting if you take a blood thinner.'],
    ['Medicines', 'A photograph of every box. Blood thinners and diabetes tablets matter most.'],
    ['Earlier operations', 'The discharge letter, and the card of any stent, valve or pacemaker.'],
  ],
  questions: [
    'Stent or bypass, and why? What happens if I choose neither?',
    'Mechanical or tissue valve, and which blood tests do I need at home afterwards?',
    'Which implant, by which maker, and is it a line of its own on the bill?',
    'What would a second and a third stent cost, and will you ask me first?',
    'What is your figure for deaths within 30 days for somebody like me?',
  ],
  urgent: 'Chest pain that lasts, sudden breathlessness or a drooping face: call the emergency number where you are.',
};

const ORTHOPEDIC: SpecialityTexts = {
  speciality: 'orthopedic',
  title: 'Joints and spine in India',
  lead: 'Hips, knees, shoulders, ligaments and the spine: what each operation is, what it costs, and how many weeks to plan for.',
  categories: ['Orthopaedics', 'Spine'],
  scene: 'care-joint.svg',
  sign: 'service-orthopedic.svg',
  what: [
    'A worn joint is replaced when pain and stiffness decide your day and exercise, weight loss and tablets no longer help. The surgeon takes the worn surfaces away and fixes new ones of metal, ceramic and plastic. Torn ligaments are rebuilt, pressed nerves are freed, unstable bones of the spine are joined.',
    'Most of these operations can be planned weeks ahead, and most can wait. That leaves time for two opinions, for strengthening the muscles before, and for finding somebody to come along: the first weeks on crutches are not for travelling alone.',
  ],
  helps: [
    'pain wakes you, or stops you after a few hundred metres, and an X-ray shows why',
    'you have tried exercise and medicines for months with a doctor',
    'the waiting list at home is longer than you can bear',
  ],
  ask_again: [
    'nobody has tried anything but tablets yet',
    'teeth, skin or bladder are infected: an infection elsewhere can reach a new joint',
  ],
  days: 'People usually stand on the day of the operation or the day after. Hospital takes two to nine days; then come one to three weeks near it, with physiotherapy, until the wound is dry and the surgeon lets you fly. Long flights soon after raise the risk of clots: ask what you should take and wear.',
  send: [
    ['X-rays', 'Of both sides, standing if it is a hip or a knee, not older than six months.'],
    ['MRI or CT', 'The pictures and the report, if it is the spine, a shoulder or a ligament.'],
    ['What you can do', 'How far you walk, how you climb stairs, what wakes you. A video on a phone helps.'],
    ['Blood tests', 'Blood count, sugar, kidneys; blood thinners change the plan.'],
    ['Medicines', 'A photograph of every box.'],
    ['Earlier operations', 'The report, and the sticker of the implant if there is one.'],
  ],
  questions: [
    'What can I still try instead, and what happens if I wait a year?',
    'Which implant, by which maker, and where is its record in a joint registry?',
    'One side now or both at once, and why?',
    'Who teaches me to walk, how often, and what do I go on with at home?',
    'What will I not be able to do for three months?',
  ],
  urgent:
    'Numbness between the legs, a bladder that does not empty or a leg that gives way suddenly: go to a hospital at once.',
};

const ONCOLOGY: SpecialityTexts = {
  speciality: 'oncology',
  title: 'Cancer treatment in India',
  lead: 'Surgery, medicines and radiation: how a plan is made, what its parts cost, how long they take, and what to settle first.',
  categories: ['Oncology'],
  scene: 'care-support.svg',
  sign: 'service-oncology.svg',
  what: [
    'Cancer is rarely treated by one thing. Surgery takes a tumour out, radiotherapy reaches what cannot be cut, and medicines reach what cannot be seen. In which order is decided by a tumour board: surgeon, oncologist, radiotherapist and pathologist looking at the same reports.',
    'So the plan comes before the ticket. Ask for the board’s opinion in writing, with the stage, the aim (to cure, or to hold back and ease) and what can be done at home: often the operation is done in India and the medicines go on near your family.',
  ],
  helps: [
    'a biopsy has shown what it is, and the treatment advised is not to be had near you',
    'you want a second opinion before an operation that cannot be undone',
    'a treatment at home has stopped working and you ask what else there is',
  ],
  ask_again: [
    'treatment would be delayed by the journey: some cancers must not wait weeks',
    'the aim is comfort, and family and home matter more than another line of treatment',
  ],
  days: 'An operation takes one to three weeks in India. Radiotherapy is given on weekdays for up to six weeks, mostly without a hospital bed. Chemotherapy comes in cycles of two to four weeks, which can often be given at home by the same plan. Count the whole course, not the first visit.',
  send: [
    ['Pathology report', 'Of the biopsy or operation. Ask your hospital to keep the blocks and slides ready.'],
    ['Scans', 'CT, MRI or PET-CT as files with the reports, the newest and the one before.'],
    ['Blood tests', 'Blood count, kidneys, liver, and tumour markers if they were taken.'],
    ['Treatment so far', 'Every cycle and dose, operations, days of radiotherapy.'],
    ['Medicines', 'A photograph of every box, also the ones for pain.'],
    ['How you are', 'What you can do in a day, and what you weigh now and weighed before.'],
  ],
  questions: [
    'What is the stage, and what is the aim of this treatment?',
    'Has a tumour board seen my case, and may I read what it wrote?',
    'Will you look at the slides again before you decide?',
    'What does it add, in months or in chance, compared with doing less?',
    'Which parts can my own hospital do, and who writes the plan for them?',
  ],
  urgent:
    'Fever during chemotherapy, bleeding that does not stop or sudden confusion: go to the nearest hospital at once.',
};

const OPHTHALMOLOGY: SpecialityTexts = {
  speciality: 'ophthalmology',
  title: 'Eye treatment in India',
  lead: 'Cataract, laser, cornea and retina: what each does, what it costs, and how soon you can travel again.',
  categories: ['Ophthalmology'],
  scene: 'care-arrival.svg',
  sign: 'service-ophthalmology.svg',
  what: [
    'Most operations on the eye are short, done awake with drops, and need no night in hospital. A cloudy lens is replaced by a clear one, a laser shapes the cornea so that glasses are no longer needed, a clouded cornea is replaced, and blood or scars are taken out of the inside of the eye.',
    'Short does not mean small. What cannot be repaired afterwards must be measured before: the shape of the cornea, the nerve, the retina. Two eyes are usually not operated on the same day, so plan for the second visit of the same stay.',
  ],
  helps: [
    'a cataract keeps you from reading, driving or knowing faces',
    'glasses or lenses are a burden and your sight has not changed for a year or more',
    'a cornea or retina needs somebody who does this every week',
  ],
  ask_again: [
    'sight has just changed and nobody has looked at the retina yet',
    'you are pregnant, or your glasses still change: laser waits',
  ],
  days: 'Laser and cataract take four to five days in India: one to measure, one to treat, the others to look again. A cornea or an operation inside the eye needs ten days to two weeks. If gas was put into the eye you must not fly until it is gone; the surgeon says when.',
  send: [
    ['Last glasses', 'The newest prescription and one from a year before.'],
    ['Eye report', 'Sight of each eye, pressure, and what the retina looked like.'],
    ['Pictures', 'Corneal map, OCT or ultrasound of the eye, if there are any.'],
    ['Illnesses', 'Diabetes with its newest blood test, blood pressure, rheumatism.'],
    ['Medicines', 'A photograph of every box and of every drop.'],
    ['Earlier operations', 'On which eye, when, and the card of the lens.'],
  ],
  questions: [
    'Which lens, by which maker, and will I still need glasses to read?',
    'Is my cornea thick and regular enough for a laser? May I have the map?',
    'When is the second eye, and what if the first disappoints?',
    'Who looks at the eye on the first day and in the first month at home?',
    'How often does it happen that sight is worse than before?',
  ],
  urgent:
    'Sudden loss of sight, flashes with a curtain, or a painful red eye after an operation: see an eye doctor the same day.',
};

const FERTILITY: SpecialityTexts = {
  speciality: 'fertility',
  title: 'Fertility treatment in India',
  lead: 'IVF, ICSI and operations of the womb: what a cycle is, what it costs, what the law allows, and what nobody can promise.',
  categories: ['Fertility', 'Gynaecology'],
  scene: 'care-garden.svg',
  sign: 'service-fertility.svg',
  what: [
    'In a cycle of IVF, hormones let several eggs ripen, the eggs are taken out, brought together with sperm, and one embryo is put into the womb some days later; others can be frozen. With ICSI a single sperm is placed into each egg. Fibroids or a diseased womb may need an operation first, or instead.',
    'Nobody can promise a child. The chance of one cycle depends most on the age of the eggs, and it is often below one in two. Ask for the rate of births, not of pregnancies, at your age in this clinic. And ask about the law: India regulates donors and embryos, and surrogacy is not open to visitors.',
  ],
  helps: [
    'you have tried for a year (half a year from 35 on) and both partners have been examined',
    'tubes are closed, sperm are few, or other treatment has failed',
    'fibroids or bleeding make a normal life impossible',
  ],
  ask_again: [
    'only one partner has been examined so far',
    'a simpler treatment has not been tried and there is time for it',
  ],
  days: 'A cycle takes about three weeks in India. Some clinics let you begin the injections at home with a doctor there, and come for the last ten days. After an operation of the womb count about twelve days. A flight after the transfer is usually possible; ask the clinic.',
  send: [
    ['Hormones', 'AMH and those of the third day of a cycle, not older than six months.'],
    ['Ultrasound', 'Of womb and ovaries, with the count of follicles.'],
    ['Semen test', 'Not older than six months, from a laboratory that does them often.'],
    ['Tubes and womb', 'X-ray or keyhole report, if there is one.'],
    ['Earlier cycles', 'Medicines and doses, eggs, embryos, what came of it.'],
    ['Infections', 'HIV, hepatitis B and C, syphilis, rubella: of both partners.'],
  ],
  questions: [
    'How many births for each cycle begun, at my age, in this clinic, last year?',
    'How many embryos do you transfer, and why not one?',
    'What do the medicines cost, and freezing, and storing for a year?',
    'What happens to embryos that are left over, and who signs what?',
    'What do you do when the ovaries react too strongly?',
  ],
  urgent:
    'A swollen painful belly, vomiting or short breath during treatment: go to a hospital at once and name the hormones.',
};

const COSMETIC: SpecialityTexts = {
  speciality: 'cosmetic',
  title: 'Cosmetic surgery in India',
  lead: 'Nose, breast, belly, face and hair: what each operation is, what it costs, and what to be sure of before you decide.',
  categories: ['Cosmetic'],
  scene: 'care-call.svg',
  sign: 'service-cosmetic.svg',
  what: [
    'Cosmetic surgery changes a healthy body because its owner wishes it. That makes it different: there is no illness to weigh against the risk, and there is always time. A careful surgeon shows what is possible on your own photographs, says what is not, and sometimes advises against it.',
    'The operations are done in an operating theatre with an anaesthetist, like any other. Look for a surgeon with a specialist’s qualification in plastic surgery, in a hospital that can look after you at night if something bleeds.',
  ],
  helps: [
    'the same thing has troubled you for years and you know what you want changed',
    'you are well, do not smoke, and your weight is steady',
    'somebody can be with you in the first days',
  ],
  ask_again: [
    'it is for somebody else’s eyes, or after a great loss',
    'you plan a pregnancy or to lose much weight: wait until after it',
  ],
  days: 'Most stays are one or two nights in hospital and one to two weeks in India, until stitches are out and swelling shows where it is going. Bruises take two to three weeks, the final result half a year or more. Do not plan a celebration for the week after.',
  send: [
    ['Photographs', 'Front, both sides and oblique, in daylight, without make-up.'],
    ['Your wish', 'In your own words. What should be different, and what must stay as it is.'],
    ['Health', 'Height, weight, smoking, illnesses, tendency to thick scars.'],
    ['Blood tests', 'Blood count, clotting, sugar, not older than three months.'],
    ['Medicines', 'A photograph of every box; also herbs and vitamins, some make you bleed.'],
    ['Earlier operations', 'Reports, implants with their cards.'],
  ],
  questions: [
    'May I see results of yours on people like me, after a year and not after a week?',
    'Which implant, by which maker, and how long does it last?',
    'What will the scar look like, and where is it?',
    'What does a correction cost, and who pays for the second journey?',
    'Who is in the hospital at night, and where is intensive care?',
  ],
  urgent:
    'One leg or breast that swells, fever, bleeding or short breath after an operation: go to a hospital at once.',
};

const GENERAL: SpecialityTexts = {
  speciality: 'general',
  title: 'General medicine in India',
  lead: 'Health checks, scans and common operations of belly and thyroid: what they are, what they cost, and when they are worth a journey.',
  categories: ['Preventive', 'Diagnostics', 'Gastro', 'Endocrine'],
  scene: 'care-papers.svg',
  sign: 'service-general.svg',
  what: [
    'General medicine finds out what is wrong and treats what needs no specialist, or sends you to the right one. In a large hospital that can be done in a few days: blood tests, scans, a talk with an internist who sees all of it, and, where it is needed, an operation such as a gall bladder, a hernia or a thyroid.',
    'A health check looks for what can be treated early. It also finds harmless things that worry people for years. Decide beforehand with a doctor which tests fit your age, family and complaints, rather than buying the longest list.',
  ],
  helps: [
    'you have complaints that several doctors could not explain, and papers of what was done',
    'a test or an operation is planned and cannot be had near you in time',
    'you are in India anyway and want a check with one report',
  ],
  ask_again: [
    'you feel well and somebody sells you a scan of the whole body',
    'the complaint is new and strong: see a doctor near you first',
  ],
  days: 'A health check takes a day, a talk about the results another. Scans are done in a day; after an operation of gall bladder or hernia count about a week, after a thyroid ten days, after a large operation of the pancreas a month. Bring time for a result that asks for one more test.',
  send: [
    ['Your story', 'What troubles you, since when, what makes it better or worse. One page.'],
    ['Reports', 'The newest blood tests, scans as files, letters of hospitals.'],
    ['Illnesses', 'What is known, and what runs in the family.'],
    ['Medicines', 'A photograph of every box, and what you did not tolerate.'],
    ['Allergies', 'Also to contrast medium, plasters and latex.'],
    ['Vaccinations', 'The book, if you have one.'],
  ],
  questions: [
    'Which of these tests would change what we do?',
    'Who explains the results to me, in which language, and for how long?',
    'What is done if something is found by chance?',
    'Keyhole or open, and how often do you have to change during the operation?',
    'Which check-ups do I need at home, and who reads them?',
  ],
  urgent:
    'Strong pain in the belly, vomiting blood, fainting or yellow skin with fever: go to the nearest hospital at once.',
};

/** The texts of every speciality there is a brochure about. */
export const SPECIALITY_TEXTS: Readonly<Record<BrochureSpeciality, SpecialityTexts>> = {
  cardiac: CARDIAC,
  orthopedic: ORTHOPEDIC,
  oncology: ONCOLOGY,
  ophthalmology: OPHTHALMOLOGY,
  fertility: FERTILITY,
  cosmetic: COSMETIC,
  general: GENERAL,
};
