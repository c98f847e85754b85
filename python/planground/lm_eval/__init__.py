"""ACPBench and ACPBench Hard in lm-evaluation-harness, with the proven verdict next to the official score.

    python -m planground.lm_eval tasks/ [--questions FOLDER]
    lm_eval --include_path tasks/ --tasks acp_app_gen_proven --log_samples --output_path logs/ …

writes a task file for each task of the harness that is installed, and runs one. A proven task is the official one, with its
prompts, filters and scores, and has one filter more, ``planground``: the metric ``proven`` is the share of responses that are
proven right, ``undecided`` the share without a proof. The log of each sample has the whole verdict.
"""
