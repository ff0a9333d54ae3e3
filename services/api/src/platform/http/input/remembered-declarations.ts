import { getMetadataStorage } from 'class-validator';

/** The answers of a question about what a class declares, by its first argument: they never change, and we use no groups, the other arguments. */
function remembered<Key, Rest extends unknown[], Answer>(ask: (key: Key, ...rest: Rest) => Answer): typeof ask {
  const answers = new Map<Key, Answer>();
  return (key, ...rest) => {
    const answer = answers.get(key) ?? ask(key, ...rest);
    answers.set(key, answer);
    return answer;
  };
}

const storage = getMetadataStorage();

// For each input class-validator would look through what every class of the application declares: four fifths of a check's time.
storage.getTargetValidationMetadatas = remembered(storage.getTargetValidationMetadatas.bind(storage));
storage.groupByPropertyName = remembered(storage.groupByPropertyName.bind(storage));
