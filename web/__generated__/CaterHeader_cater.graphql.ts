/**
 * @generated SignedSource<<0b3fe4a9fb11da0d0e595afa380c93c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaterHeader_cater$data = {
  readonly city: string | null | undefined;
  readonly name: string;
  readonly number: number;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CaterActiveSwitch_cater" | "CaterLogo_cater">;
  readonly " $fragmentType": "CaterHeader_cater";
};
export type CaterHeader_cater$key = {
  readonly " $data"?: CaterHeader_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaterHeader_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaterHeader_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zipCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaterLogo_cater"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CaterActiveSwitch_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "f40bbbfff0e68526191689524ff3963c";

export default node;
