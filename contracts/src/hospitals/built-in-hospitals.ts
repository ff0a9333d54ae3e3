export interface BuiltInHospital {
  /** Fixed, so that `/hospital/{id}` is the same page on every installation. */
  readonly id: string;
  /** Names its drawing: `hospital-<slug>.svg`. */
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly image: string;
  readonly bed_capacity: number;
  /** 4.7 to 4.9 of 5 (spec section 9). */
  readonly rating: number;
  readonly savings: string;
  readonly specialties: readonly string[];
  readonly description: string;
  readonly features: readonly string[];
  readonly hospitals_count: string;
  readonly details: {
    readonly about: string;
    readonly infrastructure: readonly string[];
    readonly accreditations: readonly string[];
    readonly departments: readonly string[];
    readonly contact: { readonly phone: string; readonly email: string; readonly website: string };
  };
}

/** How many of the five the home page shows (spec section 9). */
export const HOME_HOSPITAL_COUNT = 4;

/** The five built-in hospitals (spec section 3). Invented: no real institution is named as a partner. */
export const BUILT_IN_HOSPITALS: readonly BuiltInHospital[] = [
  {
    id: '0190a000-0000-7000-8000-000000000101',
    slug: 'lantern-bay',
    name: 'Lantern Bay Hospital',
    location: 'Chennai, India',
    image: 'hospital-lantern-bay.svg',
    bed_capacity: 620,
    rating: 4.9,
    savings: 'Save 60 to 75%',
    specialties: ['Heart', 'Joints', 'Transplant'],
    description: 'Heart care, joint care and transplants, with a help desk for patients from abroad.',
    features: [
      'Interpreters for English, Arabic, Bengali, Swahili and Tamil',
      'Named surgeon in every quote',
      'Rooms with a bed for a companion',
    ],
    hospitals_count: 'One campus in Chennai',
    details: {
      about:
        'A 620-bed teaching hospital in Chennai. The heart, joint and transplant teams work in one building, so it is easy to get a second opinion.',
      infrastructure: [
        '620 beds, 48 of them in intensive care',
        '14 operating theatres',
        'Catheter laboratory open day and night',
        'Blood bank and transplant laboratory',
      ],
      accreditations: ['JCI', 'NABH', 'NABL'],
      departments: [
        'Cardiac surgery',
        'Cardiology',
        'Orthopedics',
        'Spine',
        'Hepatobiliary and transplant',
        'Neurology',
        'Radiology',
        'Anaesthesia',
        'Rehabilitation',
      ],
      contact: {
        phone: '+91 44 5550 0101',
        email: 'international@lantern-bay.example',
        website: 'https://lantern-bay.example',
      },
    },
  },
  {
    id: '0190a000-0000-7000-8000-000000000102',
    slug: 'pomelo-gate',
    name: 'Pomelo Gate Hospital',
    location: 'Jaipur, India',
    image: 'hospital-pomelo-gate.svg',
    bed_capacity: 240,
    rating: 4.7,
    savings: 'Save 65 to 80%',
    specialties: ['Eyes', 'ENT', 'General medicine'],
    description: 'Eye care, ear care and general medicine in a small, quiet hospital.',
    features: [
      'Cataract surgery and LASIK without a night in hospital',
      'Check-ups with results the same day',
      'Interpreters for English, Arabic and French',
    ],
    hospitals_count: 'One campus in Jaipur',
    details: {
      about:
        'A 240-bed hospital in Jaipur, known for eye and ear surgery. Most patients from abroad leave hospital on the day of the operation or the next.',
      infrastructure: [
        '240 beds, 18 of them in intensive care',
        '6 operating theatres, two for eyes only',
        'Audiology and vision laboratory',
      ],
      accreditations: ['NABH', 'NABL'],
      departments: ['Ophthalmology', 'ENT', 'General Medicine', 'Dermatology', 'Radiology', 'Anaesthesia'],
      contact: {
        phone: '+91 44 5550 0102',
        email: 'international@pomelo-gate.example',
        website: 'https://pomelo-gate.example',
      },
    },
  },
  {
    id: '0190a000-0000-7000-8000-000000000103',
    slug: 'seven-kites',
    name: 'Seven Kites Hospital',
    location: 'Mumbai, India',
    image: 'hospital-seven-kites.svg',
    bed_capacity: 480,
    rating: 4.8,
    savings: 'Save 55 to 70%',
    specialties: ['Cancer', 'Fertility', 'Neurology'],
    description: 'Care for cancer, fertility, the brain and nerves, in one hospital by the sea.',
    features: [
      'Cancer team meeting (tumour board) twice a week, with a report for you',
      'Fertility clinic with its own laboratory',
      'Interpreters for English, Arabic, Russian and Swahili',
    ],
    hospitals_count: 'Two campuses in Mumbai',
    details: {
      about:
        'A 480-bed hospital in Mumbai. Surgeons, oncologists and radiologists look at every cancer case together before you get a plan and a price.',
      infrastructure: [
        '480 beds, 40 of them in intensive care',
        '10 operating theatres, two with surgical robots',
        'Two linear accelerators and PET-CT',
      ],
      accreditations: ['JCI', 'NABH'],
      departments: [
        'Oncology',
        'Haematology/BMT',
        'Fertility',
        'Gynecology',
        'Neurology',
        'Neurosurgery',
        'Radiology',
        'Anaesthesia',
      ],
      contact: {
        phone: '+91 44 5550 0103',
        email: 'international@seven-kites.example',
        website: 'https://seven-kites.example',
      },
    },
  },
  {
    id: '0190a000-0000-7000-8000-000000000104',
    slug: 'slow-river',
    name: 'Slow River Hospital',
    location: 'Kochi, India',
    image: 'hospital-slow-river.svg',
    bed_capacity: 310,
    rating: 4.8,
    savings: 'Save 65 to 75%',
    specialties: ['Rehabilitation', 'Spine', 'Kidney'],
    description: 'Spine and kidney surgery, and care in the weeks after it.',
    features: [
      'Rehabilitation ward with a garden',
      'Kidney team with its own dialysis unit',
      'Interpreters for English, Arabic and Malayalam',
    ],
    hospitals_count: 'One campus in Kochi',
    details: {
      about:
        'A 310-bed hospital on the backwaters of Kochi. Patients come for spine or kidney surgery and stay until they can walk well.',
      infrastructure: [
        '310 beds, 24 of them in intensive care',
        '7 operating theatres',
        'Dialysis unit with 22 places',
        'Hydrotherapy pool',
      ],
      accreditations: ['NABH', 'GHA'],
      departments: ['Spine', 'Nephrology', 'Urology', 'Rehabilitation', 'Orthopedics', 'Radiology', 'Anaesthesia'],
      contact: {
        phone: '+91 44 5550 0104',
        email: 'international@slow-river.example',
        website: 'https://slow-river.example',
      },
    },
  },
  {
    id: '0190a000-0000-7000-8000-000000000105',
    slug: 'copper-lamp',
    name: 'Copper Lamp Hospital',
    location: 'Delhi, India',
    image: 'hospital-copper-lamp.svg',
    bed_capacity: 540,
    rating: 4.7,
    savings: 'Save 60 to 70%',
    specialties: ['Liver', "Children's heart", 'Bariatric'],
    description: 'Liver transplants and heart care for children, close to the airport.',
    features: [
      "Children's heart team with its own ward",
      'Living-donor liver programme with legal help',
      'Interpreters for English, Arabic, Dari, Russian and Uzbek',
    ],
    hospitals_count: 'Three campuses in Delhi and Gurugram',
    details: {
      about:
        "A 540-bed hospital in Delhi. Its liver team and its children's heart team treat families from India and from abroad.",
      infrastructure: [
        '540 beds, 60 of them in intensive care',
        '12 operating theatres',
        "Children's intensive care with 16 places",
        'Helipad and ambulance desk',
      ],
      accreditations: ['JCI', 'NABH', 'NABL'],
      departments: [
        'Hepatobiliary and transplant',
        'Cardiac surgery',
        'Pediatrics',
        'Bariatric',
        'Gastroenterology',
        'Pulmonology',
        'Radiology',
        'Anaesthesia',
      ],
      contact: {
        phone: '+91 44 5550 0105',
        email: 'international@copper-lamp.example',
        website: 'https://copper-lamp.example',
      },
    },
  },
];
