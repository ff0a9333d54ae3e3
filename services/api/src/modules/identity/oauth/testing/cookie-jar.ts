interface Cookie {
  value: string;
  path: string;
}

/** The cookies of one browser for one origin, by name and path. */
export class CookieJar {
  private readonly cookies = new Map<string, Cookie>();

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */);
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
      const attribute = (wanted: string): string | undefined =>
        attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const path = attribute('path') ?? '/';
      const gone = attribute('max-age') === '0' || new Date(attribute('expires') ?? '9999').getTime() < Date.now();
      if (gone) this.cookies.delete(`${name} ${path}`);
      else this.cookies.set(`${name} ${path}`, { value, path });
    }
  }

  /** The `Cookie` header for a path. */
  header(path: string): string {
    return [...this.cookies]
      .filter(([, cookie]) => `${path}/`.startsWith(cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  names(): string[] {
    return [...this.cookies.keys()].map((key) => key.split(' ')[0] ?? '').toSorted();
  }

  /** A copy, as an attacker with access to this browser would have. */
  copy(): CookieJar {
    const jar = new CookieJar();
    for (const [key, cookie] of this.cookies) jar.cookies.set(key, cookie);
    return jar;
  }
}
