/**
 * @generated SignedSource<<0c46d68541e10f8133e7f97f2538b27b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrontPageMeta_block$data = {
  readonly picture: {
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "FrontPageMeta_block";
};
export type FrontPageMeta_block$key = {
  readonly " $data"?: FrontPageMeta_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrontPageMeta_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrontPageMeta_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LandingBlock",
  "abstractKey": "__isLandingBlock"
};

(node as any).hash = "15de3147ce475246c0fe5a56b9f45382";

export default node;
