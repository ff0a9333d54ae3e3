import type { Department } from '@ayana/contracts/catalogue';

export interface DepartmentSeed {
  /** What stands under a doctor's name. */
  focuses: readonly string[];
  qualifications: readonly string[];
  /** Whom they see, in plain words: "People with …". */
  sees: string;
}

const MEDICINE = 'MD (General Medicine)';
const SURGERY = 'MS (General Surgery)';

/** What doctors of a department are, for the sample; departments that see no patients from afar are left out. */
export const DEPARTMENT_SEEDS: Readonly<Partial<Record<Department, DepartmentSeed>>> = {
  'General Medicine': {
    focuses: ['internal medicine', 'health checks', 'diabetes and blood pressure'],
    qualifications: ['MBBS', MEDICINE],
    sees: 'people who do not know yet which specialist they need, and those with several illnesses at once',
  },
  Cardiology: {
    focuses: ['stents and valves through a catheter', 'heart rhythm', 'heart failure'],
    qualifications: ['MBBS', MEDICINE, 'DM (Cardiology)'],
    sees: 'people with chest pain, narrowed heart arteries, leaking valves or a heartbeat out of step',
  },
  'Cardiac surgery': {
    focuses: ['bypass surgery', 'heart valves', 'hearts of children'],
    qualifications: ['MBBS', SURGERY, 'MCh (Cardiothoracic Surgery)'],
    sees: 'people who were told they need a bypass, a new valve or a repair of the heart',
  },
  Orthopedics: {
    focuses: ['knee and hip replacement', 'shoulder and sports injuries', 'joints that were operated on before'],
    qualifications: ['MBBS', 'MS (Orthopaedics)', 'Fellowship in joint replacement'],
    sees: 'people whose knees, hips or shoulders hurt at every step',
  },
  Spine: {
    focuses: ['slipped discs', 'curved spines', 'narrow spinal canals'],
    qualifications: ['MBBS', 'MS (Orthopaedics)', 'Fellowship in spine surgery'],
    sees: 'people with pain from the back into a leg, a curved spine or a leg that grows weak',
  },
  Oncology: {
    focuses: ['breast cancer', 'cancer of the bowel and stomach', 'medicines against cancer'],
    qualifications: ['MBBS', MEDICINE, 'DM (Medical Oncology)'],
    sees: 'people with a new finding of cancer, and those who want a second opinion on a plan',
  },
  'Haematology/BMT': {
    focuses: ['bone marrow transplants', 'thalassaemia and sickle cell disease', 'lymphoma and leukaemia'],
    qualifications: ['MBBS', MEDICINE, 'DM (Clinical Haematology)'],
    sees: 'people, many of them children, with leukaemia, lymphoma, thalassaemia or sickle cell disease',
  },
  Neurology: {
    focuses: ['epilepsy', "Parkinson's disease", 'stroke'],
    qualifications: ['MBBS', MEDICINE, 'DM (Neurology)'],
    sees: 'people with seizures, trembling, weakness after a stroke or headaches that do not stop',
  },
  Neurosurgery: {
    focuses: ['brain tumours', 'deep brain stimulation', 'brain and spine'],
    qualifications: ['MBBS', 'MCh (Neurosurgery)'],
    sees: 'people with a tumour of brain or spine, and those whose trembling tablets no longer calm',
  },
  Gastroenterology: {
    focuses: ['liver and gallbladder', 'endoscopy', 'stomach and bowel'],
    qualifications: ['MBBS', MEDICINE, 'DM (Gastroenterology)'],
    sees: 'people with gallstones, hernias, liver trouble or pain after eating',
  },
  'Hepatobiliary and transplant': {
    focuses: ['liver transplants', 'surgery of the pancreas', 'liver tumours'],
    qualifications: ['MBBS', SURGERY, 'Fellowship in liver transplantation'],
    sees: 'people whose liver fails, or who have a tumour of liver or pancreas, and relatives who want to give',
  },
  Bariatric: {
    focuses: ['weight-loss surgery', 'diabetes and weight'],
    qualifications: ['MBBS', SURGERY, 'Fellowship in bariatric surgery'],
    sees: 'people whose weight harms their health and who have tried other ways',
  },
  Nephrology: {
    focuses: ['kidney transplants', 'dialysis', 'kidneys and blood pressure'],
    qualifications: ['MBBS', MEDICINE, 'DM (Nephrology)'],
    sees: 'people on dialysis, those who prepare for a kidney transplant, and their donors',
  },
  Urology: {
    focuses: ['prostate', 'kidney stones', 'robotic surgery'],
    qualifications: ['MBBS', SURGERY, 'MCh (Urology)'],
    sees: 'people with kidney stones, an enlarged prostate or cancer of prostate and kidney',
  },
  Ophthalmology: {
    focuses: ['cataract and laser', 'retina', 'cornea'],
    qualifications: ['MBBS', 'MS (Ophthalmology)'],
    sees: 'people whose sight is cloudy, and those who want to do without glasses',
  },
  ENT: {
    focuses: ['cochlear implants', 'nose and sinuses', 'head and neck'],
    qualifications: ['MBBS', 'MS (ENT)'],
    sees: 'children born deaf, adults who hear badly, and people with blocked noses or a lump in the neck',
  },
  Dermatology: {
    focuses: ['hair transplants', 'skin and scars'],
    qualifications: ['MBBS', 'MD (Dermatology)'],
    sees: 'people with hair loss, scars or a skin disease that keeps coming back',
  },
  Dental: {
    focuses: ['implants', 'crowns and bridges', 'root canals'],
    qualifications: ['BDS', 'MDS (Prosthodontics)'],
    sees: 'people with missing, broken or painful teeth',
  },
  'Plastic surgery': {
    focuses: ['face and nose', 'body after weight loss', 'breast'],
    qualifications: ['MBBS', SURGERY, 'MCh (Plastic Surgery)'],
    sees: 'people who want a part of face or body changed, and those who need it rebuilt after an operation',
  },
  Gynecology: {
    focuses: ['fibroids', 'surgery through small cuts', 'cancer of the womb'],
    qualifications: ['MBBS', 'MS (Obstetrics and Gynaecology)'],
    sees: 'women with heavy bleeding, fibroids, pain or changed cells',
  },
  Fertility: {
    focuses: ['IVF', 'IVF that failed before', 'male infertility'],
    qualifications: ['MBBS', 'MS (Obstetrics and Gynaecology)', 'Fellowship in reproductive medicine'],
    sees: 'people who wish for a child and have waited for long',
  },
  Pediatrics: {
    focuses: ['hearts of children', 'general paediatrics', 'nerves of children'],
    qualifications: ['MBBS', 'MD (Paediatrics)'],
    sees: 'children and the parents who worry about them',
  },
  Psychiatry: {
    focuses: ['depression and anxiety', 'sleep', 'addiction'],
    qualifications: ['MBBS', 'MD (Psychiatry)'],
    sees: 'people with low mood, fear, sleeplessness or an addiction',
  },
  Pulmonology: {
    focuses: ['asthma and cough', 'lung tumours', 'sleep apnoea'],
    qualifications: ['MBBS', 'MD (Respiratory Medicine)'],
    sees: 'people who cough, snore or are short of breath',
  },
  Endocrinology: {
    focuses: ['diabetes', 'thyroid', 'hormones of children'],
    qualifications: ['MBBS', MEDICINE, 'DM (Endocrinology)'],
    sees: 'people with diabetes, thyroid trouble or hormones out of balance',
  },
  Rehabilitation: {
    focuses: ['after stroke', 'after joint replacement', 'after spinal injury'],
    qualifications: ['MBBS', 'MD (Physical Medicine and Rehabilitation)'],
    sees: 'people who learn to walk, speak or use an arm again',
  },
  Radiology: {
    focuses: ['second opinions on scans'],
    qualifications: ['MBBS', 'MD (Radiodiagnosis)'],
    sees: 'people who want their scans read a second time before they travel',
  },
};
