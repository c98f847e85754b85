"""Scores JSON lines with Spark: spark-submit examples/score_spark.py RECORDS VERDICTS

RECORDS is a file or folder of JSON lines, VERDICTS a new folder. Each partition goes through one filter, a record a
line in, a verdict a line out, in order. The environment variable PLANGROUND names the command.
"""

import os
import shlex
import sys

PLANGROUND = os.environ.get("PLANGROUND", "npx planground")
# 1: a verdict says that its record cannot be used; 3: one stayed undecided. Neither is a failure.
FILTER = f"{PLANGROUND} score --jsonl --workers 1 || case $? in 1|3) ;; *) exit 70 ;; esac"


def score(lines):
    """An RDD of records as text -> an RDD of verdicts as text, in the same order.

    A filter that dies fails its task, which Spark tries again (with a local master only if it is local[N,tries]).
    """
    return lines.pipe(f"sh -c {shlex.quote(FILTER)}", env=dict(os.environ), checkCode=True)


def main(records, verdicts):
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("planground").getOrCreate()
    try:
        score(spark.sparkContext.textFile(records)).saveAsTextFile(verdicts)
    finally:
        spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:3])
