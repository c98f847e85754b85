/** The domains in the papers on ACPBench. */
export const publishedDomains: readonly string[] =
  'alfworld blocksworld depot ferry floortile goldminer grid grippers logistics rovers satellite swap visitall'.split(
    ' ',
  )
