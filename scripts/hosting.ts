// The same headers for servers that need their own settings: docs/hosting.md shows them, and a test checks that they
// agree.

import { ASKED, HEADERS, LASTING } from './policy.ts'

const each = (line: (name: string, value: string) => string): string =>
  Object.entries(HEADERS)
    .map(([name, value]) => line(name, value))
    .join('\n')

/** Settings by server. */
export const settings: Readonly<Record<'nginx' | 'apache' | 'caddy', string>> = {
  nginx: `# In the server block. A location with a header of its own inherits none, so each names all.
location /planground/ {
${each((name, value) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control "${ASKED}";
}
location /planground/assets/ {
${each((name, value) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control "${LASTING}";
}`,
  apache: `# .htaccess in the folder of the page; needs mod_headers.
${each((name, value) => `Header always set ${name} "${value}"`)}
Header set Cache-Control "${ASKED}"
<If "%{REQUEST_URI} =~ m#/assets/#">
  Header set Cache-Control "${LASTING}"
</If>
AddType application/manifest+json .webmanifest`,
  caddy: `# In the site block.
@lasting path /planground/assets/*
@asked {
  path /planground/*
  not path /planground/assets/*
}
header /planground/* {
${each((name, value) => `  ${name} "${value}"`)}
}
header @lasting Cache-Control "${LASTING}"
header @asked Cache-Control "${ASKED}"`,
}
