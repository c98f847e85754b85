; Six people; how many trades does the circle need?

(define (problem swap-p02)
  (:domain swap)
  (:objects
    carol erin frank heidi ivan lena - agent
    atlas banjo candle drum hammock inkpot - role)
  (:init
    (assigned carol inkpot) (assigned erin hammock) (assigned frank drum) (assigned heidi banjo)
    (assigned ivan atlas) (assigned lena candle)
    (not-eq carol erin) (not-eq carol frank) (not-eq carol heidi) (not-eq carol ivan)
    (not-eq carol lena) (not-eq erin carol) (not-eq erin frank) (not-eq erin heidi)
    (not-eq erin ivan) (not-eq erin lena) (not-eq frank carol) (not-eq frank erin)
    (not-eq frank heidi) (not-eq frank ivan) (not-eq frank lena) (not-eq heidi carol)
    (not-eq heidi erin) (not-eq heidi frank) (not-eq heidi ivan) (not-eq heidi lena)
    (not-eq ivan carol) (not-eq ivan erin) (not-eq ivan frank) (not-eq ivan heidi)
    (not-eq ivan lena) (not-eq lena carol) (not-eq lena erin) (not-eq lena frank)
    (not-eq lena heidi) (not-eq lena ivan) (not-eq atlas banjo) (not-eq atlas candle)
    (not-eq atlas drum) (not-eq atlas hammock) (not-eq atlas inkpot) (not-eq banjo atlas)
    (not-eq banjo candle) (not-eq banjo drum) (not-eq banjo hammock) (not-eq banjo inkpot)
    (not-eq candle atlas) (not-eq candle banjo) (not-eq candle drum) (not-eq candle hammock)
    (not-eq candle inkpot) (not-eq drum atlas) (not-eq drum banjo) (not-eq drum candle)
    (not-eq drum hammock) (not-eq drum inkpot) (not-eq hammock atlas) (not-eq hammock banjo)
    (not-eq hammock candle) (not-eq hammock drum) (not-eq hammock inkpot) (not-eq inkpot atlas)
    (not-eq inkpot banjo) (not-eq inkpot candle) (not-eq inkpot drum) (not-eq inkpot hammock))
  (:goal (and
    (assigned carol atlas) (assigned erin inkpot) (assigned frank drum) (assigned heidi hammock)
    (assigned ivan banjo) (assigned lena candle))))
