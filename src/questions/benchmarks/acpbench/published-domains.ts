/** The domains that the papers of ACPBench ask about. */
export const publishedDomains: readonly string[] =
  'alfworld blocksworld depot ferry floortile goldminer grid grippers logistics rovers satellite swap visitall'.split(
    ' ',
  )
