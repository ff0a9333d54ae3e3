export default async function tearDown() {
  await globalThis.testDatabase?.stop();
}
